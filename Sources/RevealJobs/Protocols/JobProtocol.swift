/// How an input says what a job does.
public enum JobProtocol: Hashable, Sendable {
  /// `zenity --progress`: percent, `#` labels, `pulsate:`.
  case zenity
  /// `dialog --gauge`: whole percents, blocks between lines that begin with `XXX`.
  case dialogGauge
  /// `whiptail --gauge`: whole percents, blocks between lines `XXX`.
  case whiptailGauge
  /// What tools print for people: percents, counts, sizes, JSON lines.
  case raw
  /// Several tasks, some perhaps declared by name before; see ``TaskParser`` for the lines.
  case tasks(declared: [String])
  /// zenity's, or raw where the input is plainly none of zenity's.
  case automatic
}
