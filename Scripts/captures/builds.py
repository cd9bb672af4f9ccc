"""Tools that build, and git."""

import re

from job import Job, both
from series import nothing, of, percents, share

NINJA = """
{
  echo 'rule work'
  echo '  command = sleep 0.05 && touch $out'
  echo '  description = CC $out'
  i=0
  while [ $i -lt 24 ]; do i=$((i + 1)); echo "build obj/part-$i.o: work"; done
} >build.ninja
"""
CMAKE = """
mkdir source
cd source
i=0
names=
while [ $i -lt 6 ]; do
  i=$((i + 1))
  echo "int part_$i(void) { return $i; }" >part_$i.c
  names="$names part_$i.c"
done
echo 'int main(void) { return 0; }' >main.c
cat >CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.10)
project(sample C)
add_library(parts STATIC$names)
add_executable(sample main.c)
target_link_libraries(sample parts)
enable_testing()
END
i=0
while [ $i -lt 5 ]; do
  i=$((i + 1))
  echo "add_test(NAME check_$i COMMAND sample)" >>CMakeLists.txt
done
echo "add_test(NAME check_less COMMAND false)" >>CMakeLists.txt
cd ..
"""
CARGO = """
i=0
cargo init -q --vcs none --bin --name sample sample
while [ $i -lt 5 ]; do
  i=$((i + 1))
  cargo init -q --vcs none --lib --name part_$i part_$i
  echo "part_$i = { path = \\"../part_$i\\" }" >>sample/Cargo.toml
done
"""
REPOSITORY = """
export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@example.org
export GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@example.org
git init -q origin
cd origin
i=0
while [ $i -lt 150 ]; do
  i=$((i + 1))
  seq 1 $((i * 3)) >file-$((i % 60)).txt
  git add .
  git commit -q -m "Change $i"
done
cd ..
"""

MERCURIAL = """
hg init origin
cd origin
i=0
while [ $i -lt 200 ]; do
  i=$((i + 1))
  seq 1 $((i * 3)) >file-$i.txt
done
for change in 1 2 3 4 5 6; do
  hg add -q file-$change*
  hg commit -q -u ada -m "Change $change"
done
"""

STAGES = {
    "Counting objects": (0, 2.5),
    "Compressing objects": (2.5, 2.5),
    "Receiving objects": (5, 75),
    "Writing objects": (5, 75),
    "Resolving deltas": (80, 15),
    "Updating files": (95, 5),
}


def git(text):
    """The stages of one transfer, each with its share; never back."""
    values, furthest = [], 0
    rows = r"^(?:remote: )?(" + "|".join(STAGES) + r"): +\d+% \((\d+)/(\d+)\)"
    for title, part, whole in re.findall(rows, text, re.MULTILINE):
        start, length = STAGES[title]
        furthest = max(furthest, start + length * int(part) / int(whole))
        values.append(furthest)
    return values


JOBS = [
    *both("ninja", "ninja", "ninja -j2", of((r"^\[(\d+)/(\d+)\] ", share)), prepare=NINJA),
    *both(
        "cmake",
        "cmake make cc",
        "cmake -S source -B build && cmake --build build",
        percents(r"^\[ *(\d+)%\] "),
        prepare=CMAKE,
    ),
    Job(
        "ctest",
        "ctest cmake make cc",
        "cd build && ctest || true",
        of((r"^ *(\d+)/(\d+) Test +#", share)),
        prepare=CMAKE + "cmake -S source -B build\ncmake --build build",
    ),
    Job(
        "cargo-terminal",
        "cargo",
        "cd sample && cargo build --offline",
        of((r"Building \[[^]]*\] (\d+)/(\d+)", share)),
        prepare=CARGO,
    ),
    *both(
        "git-clone",
        "git",
        'git clone --progress "file://$PWD/origin" copy',
        git,
        prepare=REPOSITORY,
    ),
    Job(
        "hg-clone-terminal",
        "hg",
        "hg clone --pull --config progress.delay=0 --config progress.refresh=0.01 origin copy",
        of((r"^\w+ \[[ =>]+\] +(\d+)/(\d+)", share)),
        prepare=MERCURIAL,
    ),
    Job(
        "git-push",
        "git",
        'cd origin && git push --progress "file://$PWD/../copy" HEAD:refs/heads/copy',
        git,
        prepare=REPOSITORY + "git init -q copy",
    ),
    Job(
        "compiler-warnings",
        "cc",
        "cc -Wall -Wextra -c sample.c",
        nothing,
        prepare="""
cat >sample.c <<'END'
#include <stdio.h>
int rate(int part, int whole, int unused) {
  printf("%d%% of 3/10 at %s\\n", part, whole);
  if (part = whole) return 100 / whole;
  int left = 41 % 7;
}
END
""",
    ),
]
