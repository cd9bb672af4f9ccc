import RevealCore
import Testing

// Everything here is written as somebody else would: with what is public, and no more.

/// A bar with both labels in one line above it.
private struct SplitStyle: ProgressViewStyle {
  var gradient = LinearGradient(
    colors: [.black, .white], startPoint: .leading, endPoint: .trailing)

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        configuration.label
        Spacer()
        configuration.currentValueLabel
          .font(.caption)
          .foregroundStyle(.secondaryLabel)
      }
      if let fraction = configuration.fractionCompleted {
        Reveal(.bar(.radius(3)), of: gradient, upTo: fraction)
          .frame(height: 10)
      } else {
        Spinner().frame(width: 10, height: 10)
      }
    }
  }
}

/// The arc of an article on SwiftUI, nearly word by word.
private struct DialStyle<Content: View>: GaugeStyle {
  var content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ZStack {
        Reveal(
          .arc(.dial(lineWidth: 20)), of: .orange, track: .clear, upTo: configuration.value)
        content
      }
      .frame(width: 250, height: 250)
      if configuration.isValueKnown {
        configuration.currentValueLabel
          .fontWeight(.semibold)
          .font(.title2)
      }
    }
  }
}

/// A view with a layout of its own.
private struct Narrow<Content: View>: View {
  var content: Content

  func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    let width = min(proposal.width ?? 50, 50)
    return content.size(
      fitting: ProposedSize(width: width, height: proposal.height), in: context)
  }

  func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    content.draw(in: frame, context: context, into: &commands)
  }
}

/// A fill that depends on the surroundings.
private struct Faded: ShapeStyle {
  func resolve(in context: ViewContext) -> ResolvedPaint {
    context.palette[.accent].opacity(0.5).resolve(in: context)
  }
}

@Suite("A style of somebody else's")
struct OutsideStyleTests {
  @Test("of progress draws what it is made of")
  func progress() {
    let view = ProgressView(value: 3, total: 4) {
      Text("Job")
    } currentValueLabel: {
      Text("75%")
    }
    .progressViewStyle(SplitStyle())
    let commands = Views.draw(view, 200, 100)
    #expect(
      commands.map(\.frame) == [
        Rect(x: 0, y: 0, width: 39, height: 13), Rect(x: 167, y: 1, width: 33, height: 11),
        Rect(x: 0, y: 17, width: 200, height: 10),
      ])
    #expect(commands.last?.mask == RevealMask(Fraction(clamping: 0.75)))
    #expect(Views.draw(ProgressView().progressViewStyle(SplitStyle()), 200, 100).count == 1)
  }

  @Test("of gauges draws what it is made of")
  func gauge() {
    let style = DialStyle {
      Text("a")
      Text("b")
    }
    let gauge = Gauge(value: -5, in: -10...0) {
    } currentValueLabel: {
      Text("-5")
    }
    let commands = Views.draw(gauge.gaugeStyle(style), 300, 300)
    #expect(commands.strings == ["a", "b", "-5"])
    #expect(commands.reveal?.mask?.fraction == Fraction(0.5))
    #expect(Views.draw(Gauge(value: .nan) {}.gaugeStyle(style), 300, 300).strings == ["a", "b"])
  }

  @Test("may have views and fills of its own")
  func parts() {
    let narrow = Narrow(content: Reveal(.capsule, of: Faded(), upTo: 1))
    #expect(Views.size(of: narrow, 100, 10) == Size(width: 50, height: 10))
    let row = HStack(spacing: 0) {
      narrow
      Text("a")
    }
    #expect(Views.draw(row, 113, 13)[0].frame.size.width == 50)
    #expect(
      Views.draw(narrow, 100, 10)[0].paint?.gradient.colors
        == [Views.palette[.accent].opacity(0.5)])
  }
}
