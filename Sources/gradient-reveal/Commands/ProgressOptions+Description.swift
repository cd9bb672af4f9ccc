extension ProgressOptions {
  static let description = CommandDescription(
    name: "progress",
    summary: "shows the progress of a real job: what is piped in, or a command after --",
    example: "gradient-reveal progress --auto-close -- rsync -a --info=progress2 from/ to/",
    options: [
      OptionSpecification("--text", "TEXT", "what is written above the bar"),
      OptionSpecification("--title", "TEXT", "the window's title"),
      OptionSpecification("--percentage", "N", "the percentage to begin with (0)"),
      OptionSpecification("--pulsate", nil, "show that something goes on, not how far it is"),
      OptionSpecification("--auto-close", nil, "close when the job is done"),
      OptionSpecification("--auto-kill", nil, "on Cancel, hang up on the parent process"),
      OptionSpecification("--no-cancel", nil, "no Cancel; Esc does nothing, closing minimizes"),
      OptionSpecification("--time-remaining", nil, "taken for zenity's sake: it is always shown"),
      OptionSpecification("--timeout", "SECONDS", "close after so long, with code 5"),
      OptionSpecification("--ok-label", "TEXT", "the text of the OK button"),
      OptionSpecification("--cancel-label", "TEXT", "the text of the Cancel button"),
      OptionSpecification("--extra-button", "TEXT", "one more button; prints its text, code 1"),
      OptionSpecification("--width", "N", "the window's width in points (400)"),
      OptionSpecification("--height", "N", "the window's height in points"),
      OptionSpecification("--no-markup", nil, "take labels as they are"),
      OptionSpecification("--raw", nil, "the input is what a tool prints for people"),
      OptionSpecification(
        "--total", "AMOUNT", "how much there is to do: bytes like 700MiB, or seconds like 90s"),
      OptionSpecification("--gauge", nil, "TEXT HEIGHT WIDTH [PERCENT], as dialog has it"),
      OptionSpecification("--gauge-style", "dialog|whiptail", "whose rules --gauge has (dialog)"),
      OptionSpecification("--tasks", nil, "the input is about several tasks"),
      OptionSpecification("--task", "NAME", "a task of that name; may be given often"),
      OptionSpecification("--tee", nil, "pass on what the command writes"),
      OptionSpecification("--grace", "SECONDS", "how long a command may take to stop (5)"),
      OptionSpecification("--notify", nil, "a notification at the end, if the window is not used"),
      OptionSpecification("--terminal", nil, "show the job on standard error, not in a window"),
      OptionSpecification("--strict", nil, "an unknown option or bad value ends with code 255"),
      SharedOptions.language, SharedOptions.scale, SharedOptions.direction,
      SharedOptions.appearance, SharedOptions.contrast, SharedOptions.reduceMotion,
      SharedOptions.gradient,
    ],
    silent: silent, isLenient: true)

  /// What scripts give to zenity and yad, and what has no meaning here.
  private static let silent: [OptionSpecification] =
    [
      "--icon", "--icon-name", "--window-icon", "--attach", "--app-id", "--display", "--class",
      "--name", "--progress-text", "--bar", "--button", "--image", "--geometry", "--posx",
      "--posy", "--borders", "--screen", "--gtk-module",
    ].map { OptionSpecification($0, "VALUE", "") }
    + [
      "--progress", "--zenity", "--modal", "--no-wrap", "--ellipsize", "--center", "--on-top",
      "--no-buttons", "--undecorated", "--skip-taskbar", "--fixed", "--sticky", "--no-focus",
      "--mouse", "--hide-text", "--sync", "--auto-scroll",
    ].map { OptionSpecification($0, nil, "") }
}
