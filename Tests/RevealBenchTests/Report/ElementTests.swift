import RevealBench
import Testing

@Suite("An element")
struct ElementTests {
  @Test("escapes text and attributes")
  func escaping() {
    let element = Element("text", ["title": "a<b & \"c\""], text: "<i>'x' > y</i>")
    #expect(
      element.text
        == "<text title=\"a&lt;b &amp; &quot;c&quot;\">&lt;i&gt;&#39;x&#39; &gt; y&lt;/i&gt;</text>"
    )
  }

  @Test("closes itself only where HTML lets it")
  func closing() {
    #expect(Element("meta", ["charset": "utf-8"]).text == "<meta charset=\"utf-8\"/>")
    #expect(Element("rect").text == "<rect/>")
    #expect(Element("div").text == "<div></div>")
    #expect(Element("td", text: "").text == "<td></td>")
  }

  @Test("keeps what is put into it in order")
  func order() {
    let list = Element("ul", [:], [Element("li", text: "1")]).adding(Element("li", text: "2"))
      .inserting(Element("li", text: "0")).setting("class", "a")
    #expect(list.text == "<ul class=\"a\"><li>0</li><li>1</li><li>2</li></ul>")
    #expect(Element("b").adding(text: "&").text == "<b>&amp;</b>")
  }
}
