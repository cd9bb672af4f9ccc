/// How the page looks, on screens in both appearances and on paper.
///
/// What scrolls sideways has a shade at the edge that it goes on beyond; it goes with the content's end,
/// and a chart has no paper of its own there.
///
/// No character here may be one that markup has a meaning for: HTML takes a style sheet as it is.
enum PageStyle {
  static let sheet: StaticString = """
    :root { color-scheme: light dark; --paper: #ffffff; --ink: #1d1d1f; --soft: #6e6e73;
      --panel: #f5f5f7; --rule: #d2d2d7; --accent: #0066d6; --shade: #00000026; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --paper: #1e1e1e; --ink: #f5f5f7; --soft: #a1a1a6; --panel: #2a2a2c;
        --rule: #48484b; --accent: #4da3ff; --shade: #00000099; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.45;
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Cantarell, "Noto Sans", "DejaVu Sans",
      sans-serif; font-variant-numeric: tabular-nums; }
    main { max-width: 928px; margin: 0 auto; padding: 40px 24px 64px; }
    .mark { height: 10px; border-radius: 5px; margin-bottom: 28px;
      background: linear-gradient(90deg, #007aff, #af52de 50%, #ff9500);
      print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    h1 { font-size: 28px; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em;
      margin: 0 0 10px; text-wrap: balance; }
    h2 { font-size: 19px; font-weight: 650; margin: 48px 0 4px; }
    h3 { font-size: 15px; font-weight: 600; margin: 28px 0 4px; }
    p { margin: 0 0 8px; max-width: 68ch; }
    .soft, figcaption, .lead { color: var(--soft); }
    .lead { font-size: 16px; }
    .warning { border: 1px solid var(--rule); border-left: 4px solid #ff9500; padding: 10px 14px;
      border-radius: 6px; margin: 16px 0; }
    .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(132px, 1fr)); gap: 10px;
      margin: 24px 0 0; padding: 0; list-style: none; }
    .cards li { background: var(--panel); border-radius: 10px; padding: 12px 14px; }
    .cards b { display: block; font-size: 20px; font-weight: 600; line-height: 1.25; }
    .cards span { color: var(--soft); font-size: 13px; }
    figure { margin: 14px 0 0; }
    figure + figure { margin-top: 36px; }
    figcaption { font-size: 13px; margin: 0 0 12px; max-width: 76ch; }
    figcaption b { color: var(--ink); font-weight: 600; margin-right: 4px; }
    .chart { display: block; width: 100%; min-width: 620px; height: auto; }
    .scroll { overflow-x: auto; background-repeat: no-repeat; background-position: 0 0, 100% 0;
      background-attachment: local, local, scroll, scroll;
      background-size: 36px 100%, 36px 100%, 10px 100%, 10px 100%;
      background-image: linear-gradient(90deg, var(--paper) 12px, transparent),
        linear-gradient(270deg, var(--paper) 12px, transparent),
        linear-gradient(90deg, var(--shade), transparent),
        linear-gradient(270deg, var(--shade), transparent); }
    .scroll .chart .paper { fill: none; }
    table { border-collapse: collapse; width: 100%; font-size: 13px; margin: 10px 0 0; }
    th, td { text-align: right; padding: 5px 8px; border-bottom: 1px solid var(--rule);
      white-space: nowrap; font-weight: 400; }
    thead th { color: var(--soft); vertical-align: bottom; }
    th:first-child, td:first-child { text-align: left; padding-left: 0; }
    th:last-child, td:last-child { padding-right: 0; }
    tbody th.group { font-weight: 600; padding-top: 14px; }
    tr.own th, tr.own td { color: var(--accent); font-weight: 600; }
    td.none, tr.own td.none { color: var(--soft); }
    .facts td { text-align: left; white-space: normal; overflow-wrap: anywhere; }
    .facts th { text-align: left; color: var(--soft); width: 15em; vertical-align: top;
      white-space: normal; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 0 40px; }
    footer { margin-top: 48px; color: var(--soft); font-size: 13px; }
    @media (max-width: 560px) {
      main { padding: 24px 16px 48px; }
      h1 { font-size: 24px; }
      ul { padding-left: 20px; }
      .facts th { width: 38%; }
    }
    @media print {
      @page { margin: 14mm; }
      body { font-size: 10pt; }
      main { max-width: none; padding: 0; }
      figure, tr, .scroll, .cards, .warning { break-inside: avoid; }
      h2, h3, .soft, figcaption { break-after: avoid; }
      .cards { grid-template-columns: repeat(6, 1fr); gap: 6px; }
      .cards li { padding: 8px; }
      .cards b { font-size: 12pt; white-space: nowrap; }
      .cards span { font-size: 8pt; }
      .chart { min-width: 0; }
      .cards li { border: 1px solid var(--rule); }
      .scroll { overflow: visible; background: none; }
      table { font-size: 8pt; }
      th, td { padding: 3px 4px; }
    }

    """
}
