import Testing

/// What a tool prints, in its shape, and what is to be read of it.
struct ToolSample: Sendable, CustomTestStringConvertible {
  let tool: String
  let output: String
  /// The fractions in hundredths; −1 where indeterminate.
  let percents: [Double]
  /// The last label; nil where it does not matter.
  let label: String?

  init(_ tool: String, _ output: String, _ percents: [Double], label: String? = nil) {
    self.tool = tool
    self.output = output
    self.percents = percents
    self.label = label
  }

  var testDescription: String { tool }

  private static let erase = String(repeating: "\u{8}", count: 12)

  /// One sample of each tool, made up in its shape.
  static let all = [
    ToolSample(
      "rsync --info=progress2",
      "\r         32,768   0%    0.00kB/s    0:00:00  \r    487,653,376  41%   98.12MB/s    0:00:06 "
        + "(xfr#12, to-chk=140/512)\r  1,187,653,376 100%   98.12MB/s    0:00:12 "
        + "(xfr#500, to-chk=0/512)\n",
      [0, 41, 100], label: "1,187,653,376 98.12MB/s"),
    ToolSample(
      "rsync --progress",
      "sending incremental file list\nphotos/a.jpg\n\r         32,768   2%    0.00kB/s    0:00:05  "
        + "\r      1,204,224 100%    2.10MB/s    0:00:00 (xfr#1, to-chk=3/4)\nphotos/b.jpg\n"
        + "\r      1,204,224  60%    2.10MB/s    0:00:00  "
        + "\r      2,204,224 100%    2.10MB/s    0:00:00 (xfr#2, to-chk=2/4)\n",
      [2, 25, 40, 50], label: "photos/b.jpg"),
    ToolSample(
      "wget, dots",
      "--2026-11-30 10:15:02--  http://host.invalid/disk.iso\nResolving host.invalid... 192.0.2.7\n"
        + "HTTP request sent, awaiting response... 200 OK\nLength: 5000000 (4.8M) [text/plain]\n"
        + "Saving to: ‘disk.iso’\n\n"
        + "     0K .......... .......... .......... .......... ..........  1% 1.21M 4s\n"
        + "  3150K .......... .......... .......... .......... .......... 62% 4.21M 3s\n"
        + "  5000K ..........                                            100% 4.21M=1.2s\n\n"
        + "2026-11-30 10:15:04 (4.21 MB/s) - ‘disk.iso’ saved [5000000/5000000]\n",
      [1, 62, 100, 100]),
    ToolSample(
      "wget, bar", "\rdisk.iso             62%[=====>    ]  12.30M  4.21MB/s    eta 3s    ", [62],
      label: "disk.iso"),
    ToolSample(
      "wget2", "\u{1B}[1;1Hdisk.iso   62% [=====>   ]   12.30M   4.21MB/s\u{1B}[K\r", [62],
      label: "disk.iso 12.30M 4.21MB/s"),
    ToolSample(
      "curl",
      "  % Total    % Received % Xferd  Average Speed   Time    Time     Time  Current\n"
        + "                                 Dload  Upload   Total   Spent    Left  Speed\n"
        + "\r  0     0    0     0    0     0      0      0 --:--:-- --:--:-- --:--:--     0"
        + "\r 41  120M   41 49.2M    0     0  12.3M      0  0:00:09  0:00:04  0:00:05 12.4M"
        + "\r100  120M  100  120M    0     0  12.3M      0  0:00:09  0:00:09 --:--:-- 12.4M\n",
      [0, 41, 100]),
    ToolSample(
      "curl, size unknown",
      "  % Total    % Received % Xferd  Average Speed   Time    Time     Time  Current\n"
        + "\r100  234k    0  234k    0     0   368k      0 --:--:-- --:--:-- --:--:--  367k\n",
      [-1]),
    ToolSample(
      "curl -Z",
      "DL% UL%  Dled  Uled  Xfers  Live Total     Current  Left    Speed\n"
        + "\r--  --   390k     0     2     2  --:--:--  0:00:01 --:--:--  377k"
        + "\r 80 --  1500k     0     2     1   0:00:05  0:00:04 --:--:--  363k\n",
      [-1, 80]),
    ToolSample(
      "curl -#", "\r#                    1.3%\r###############          41.3%\r#=#=#\r#  -=O=-",
      [1.3, 41.3]),
    ToolSample(
      "apt status",
      "dlstatus:3:41.2037:Downloading file 3 of 9 (12s: remaining)\n"
        + "pmstatus:libc6:amd64:52.5:Unpacking libc6:amd64\n",
      [41.2037, 52.5], label: "Unpacking libc6:amd64"),
    ToolSample(
      "apt", "\r41% [3 foo 512 kB/1,234 kB 40%] ", [41]),
    ToolSample(
      "apt, fancy",
      "Unpacking foo (1.2-3) ...\r\n"
        + "\u{1B}7\u{1B}[40;0f\u{1B}[42m\u{1B}[30mProgress: [ 41%]\u{1B}[49m\u{1B}[39m [####......] \u{1B}8",
      [41], label: "Unpacking foo (1.2-3)"),
    ToolSample(
      "ninja", "[127/340] CXX obj/a/b/c.o\n[170/340] CXX obj/ui/bar.o\n",
      [127.0 / 340 * 100, 50], label: "CXX obj/ui/bar.o"),
    ToolSample(
      "cmake", "[ 41%] Building C object src/bar.c.o\n[100%] Linking C executable bar\n",
      [41, 100],
      label: "Linking C executable bar"),
    ToolSample(
      "cargo",
      "\u{1B}[1m\u{1B}[36m    Building\u{1B}[0m [=========>          ] 170/340: serde, syn\r",
      [50], label: "Building serde, syn"),
    ToolSample(
      "ffmpeg -progress",
      "  Duration: 00:01:40.00, start: 0.000000, bitrate: 407 kb/s\nframe=1234\nfps=60.0\n"
        + "bitrate= 407.6kbits/s\ntotal_size=2097152\nout_time_us=N/A\nout_time_us=41160000\n"
        + "out_time_ms=41160000\nout_time=00:00:41.160000\nspeed=2.01x\nprogress=continue\n"
        + "progress=end\n",
      [41.16, 41.16, 41.16, 100]),
    ToolSample(
      "ffmpeg",
      "  Duration: 00:01:40.00, start: 0.000000\n"
        + "frame= 1234 fps= 60 q=28.0 size=    2048KiB time=00:00:41.16 bitrate= 407.6kbits/s speed=2.01x    \r",
      [41.16], label: "speed=2.01x"),
    ToolSample(
      "git clone",
      "remote: Counting objects:  50% (1500/3000)\u{1B}[K\rremote: Counting objects: 100% (3000/3000), done.\u{1B}[K\n"
        + "Receiving objects:  40% (1200/3000), 12.30 MiB | 3.40 MiB/s   \r"
        + "Receiving objects: 100% (3000/3000), 12.30 MiB | 3.40 MiB/s, done.\n"
        + "Resolving deltas:   0% (0/100)\rResolving deltas: 100% (100/100), done.\n",
      [1.25, 2.5, 35, 80, 80, 95], label: "Resolving deltas"),
    ToolSample(
      "dd", "\r1288490188 bytes (1.3 GB, 1.2 GiB) copied, 6 s, 215 MB/s", [-1],
      label: "1288490188 bytes (1.3 GB, 1.2 GiB) copied, 6 s, 215 MB/s"),
    ToolSample("pv -n", "0\n41\n100\n140\n", [0, 41, 100, 100]),
    ToolSample(
      "pv", "49.2MiB 0:00:04 [12.3MiB/s] [====>       ] 41% ETA 0:00:06\r", [41],
      label: "49.2MiB 0:00:04 [12.3MiB/s] ETA 0:00:06"),
    ToolSample("pv, no size", "49.2MiB 0:00:04 [12.3MiB/s] [   <=>     ]\r", [-1]),
    ToolSample(
      "7z", " 41% 12 + docs/a.txt\(erase)            \(erase) 42% 13 + docs/b.txt\(erase)",
      [41, 42],
      label: "docs/b.txt"),
    ToolSample(
      "borg --log-json",
      #"{"type":"progress_percent","operation":1,"msgid":"extract","finished":false,"message":" 41.2% Extracting: a","current":412,"total":1000,"time":1.0}"#
        + "\n",
      [41.2], label: " 41.2% Extracting: a"),
    ToolSample(
      "borg", "1.23 GB O 1.10 GB C 45.60 MB D 1234 N home/a/b.txt\r 41.2% Extracting: home/a\r",
      [-1, 41.2], label: "Extracting: home/a"),
    ToolSample(
      "restic",
      #"{"message_type":"status","percent_done":0.412,"total_files":1200,"bytes_done":1236,"current_files":["/home/a"]}"#
        + "\n" + #"{"message_type":"summary","files_new":3}"# + "\n",
      [41.2, 100], label: "/home/a"),
    ToolSample(
      "yt-dlp",
      "[download] Destination: talk.mp4\n\r[download]  41.2% of  123.45MiB at    4.21MiB/s ETA 00:17 (frag 3/10)",
      [41.2], label: "[download] Destination: talk.mp4"),
    ToolSample(
      "aria2c",
      "[#2089b0 48MiB/117MiB(41%) CN:5 DL:4.2MiB ETA:16s]\n"
        + "[DL:8.4MiB][#2089b0 48MiB/117MiB(40%)][#2089b1 60MiB/100MiB(60%)]\n"
        + "[#2089b0 0B/0B CN:1 DL:0B][FileAlloc:#2089b0 48MiB/117MiB(91%)]\n",
      [41, 50, -1]),
    ToolSample(
      "docker pull",
      "a1b2c3d4e5f6: Pulling fs layer\nb1b2c3d4e5f6: Already exists\na1b2c3d4e5f6: Downloading [==>  ] 12MB/40MB\n"
        + "a1b2c3d4e5f6: Pull complete\n",
      [0, 50, 50, 100], label: "Pull complete"),
    ToolSample(
      "docker, JSON",
      #"{"status":"Downloading","progressDetail":{"current":30,"total":120},"progress":"[==>  ] 30B/120B","id":"a1"}"#
        + "\n",
      [25], label: "Downloading"),
    ToolSample(
      "tqdm", "\rtrain:  41%|████▏     | 410/1000 [00:04<00:05, 102.3it/s]", [41],
      label: "train: 410/1000 [00:04<00:05, 102.3it/s]"),
    ToolSample(
      "rclone",
      "Transferred:   \t   49.2 MiB / 120 MiB, 41%, 12.3 MiB/s, ETA 5s\nTransferred:            3 / 10, 30%\n"
        + " *                     a.bin: 12% /120Mi, 12Mi/s, 5s\n",
      [41]),
    ToolSample(
      "rclone, on a pipe",
      "Transferred:   \t  640 KiB / 2.861 MiB, 22%, 0 B/s, ETA -\nTransferred:            0 / 6, 0%\n"
        + " *   a.bin: 32% /488.281Ki, 0/s, -Transferred:   \t  1.125 MiB / 2.861 MiB, 39%, 0 B/s\n",
      [22, 39]),
    ToolSample("pip", "     ━━━━╺━━━━ 0.7/1.4 MB 391.3 kB/s eta 0:00:04\r", [50]),
    ToolSample(
      "shred", "shred: a: pass 1/4 (random)...\nshred: a: pass 3/4 (ffffff)...\n", [0, 50]),
    ToolSample(
      "zstd",
      "\rRead: 1.500 MiB /  3.00 MiB ==> 23%"
        + "\rdata.txt : 11.06%   (  3.00 MiB =>    291 KiB, data.txt.zst) \n",
      [50]),
    ToolSample("qemu-img convert", "    (41.20/100%)\r    (100.00/100%)\r", [41.2, 100]),
    ToolSample(
      "flatpak", "\rInstalling 2/5… ████▏               50%  4.2 MB/s", [30],
      label: "Installing 2/5… 4.2 MB/s"),
    ToolSample(
      "pacman", "(12/34) installing foo              [######----] 60%\n", [11.6 / 34 * 100],
      label: "(12/34) installing foo"),
    ToolSample(
      "HandBrake", "\rEncoding: task 1 of 1, 41.20 % (58.1 fps, avg 60.2 fps, ETA 00h01m12s)",
      [41.2]),
    ToolSample("e2fsck -C", "1 41 100 /dev/sda2\n", [41]),
    ToolSample(
      "gpg", "[GNUPG:] PROGRESS need_entropy X 41 100\n[GNUPG:] GOODSIG 5\n", [41],
      label: "need_entropy"),
    ToolSample("sizes", "Copied 49.2 MiB / 123 MiB so far\n", [40], label: "Copied so far"),
    ToolSample("words", "Downloading file 3 of 12\n", [25], label: "Downloading file"),
  ]
}
