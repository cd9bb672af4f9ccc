extension String {
  /// The text with one full stop at its end, however it ended: the words of SDL do as they like.
  var sentence: String {
    var text = self[...]
    while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
    return text + "."
  }
}
