// Whoever imports the library has views, styles, colours and easing with it.
@_exported import RevealCore
