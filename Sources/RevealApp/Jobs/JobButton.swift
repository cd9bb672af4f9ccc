/// A button of a job's window, in the order in which they stand.
enum JobButton: Hashable {
  /// One that the user of the program asked for, by its number.
  case extra(Int)
  /// The one that stops the job.
  case cancel
  /// The one that says that its end was seen.
  case accept
}
