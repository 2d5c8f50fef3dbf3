/**
 * CSS of the inbox, with the colours, type and spacing of the group's theme; supports light and dark mode.
 */
export const inboxStyle = `
  :root {
    color-scheme: light dark;
    --bg: light-dark(#f3f6f8, #0b1420); --sheet: light-dark(#fff, #12202f);
    --text: light-dark(#0e1a26, #eef4f9); --muted: light-dark(#4a5a6a, #a9b9c8);
    --line: light-dark(#dbe2e8, #26384a); --link: light-dark(#0b4f8a, #8cc4f5);
    --good: light-dark(#146c3a, #7fd6a2); --wait: light-dark(#8a5300, #f0bf70);
    font: 1rem/1.5 Figtree, 'Hanken Grotesk', system-ui, sans-serif;
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--bg); color: var(--text); }
  a { color: var(--link); text-underline-offset: 0.2em; }
  a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
  .skip { position: absolute; left: -999rem; }
  .skip:focus { left: 1rem; top: 1rem; z-index: 2; background: var(--sheet); padding: 0.5rem 1rem; }
  header { background: #0b1f33; color: #f5f9fc; padding: 1.25rem clamp(1rem, 4vw, 3rem); display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline; }
  header p { margin: 0; color: #b9c9d8; flex: 1 1 20rem; }
  header a { color: #fff; }
  h1 { font-size: 1.5rem; letter-spacing: -0.02em; margin: 0; }
  .frame { display: grid; gap: 1.5rem; max-width: 100rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; }
  .chapters { display: flex; gap: 0.5rem; overflow-x: auto; padding: 0.25rem; }
  .chapters a { display: flex; gap: 0.75rem; justify-content: space-between; align-items: center; min-height: 2.75rem; padding: 0 0.875rem; border-radius: 8px; color: inherit; text-decoration: none; white-space: nowrap; }
  .chapters a:hover { background: var(--sheet); }
  .count { min-width: 1.75rem; padding: 0 0.5rem; border-radius: 99px; background: var(--line); font-size: 0.875rem; text-align: center; font-variant-numeric: tabular-nums; }
  main { display: grid; gap: 1.5rem; min-width: 0; }
  section, .failure { min-width: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem 1.5rem; scroll-margin-top: 1rem; }
  h2 { font-size: 1.25rem; letter-spacing: -0.01em; margin: 0; }
  section > p, .failure p { margin: 0.25rem 0 0; color: var(--muted); max-width: 70ch; }
  .scroll { overflow-x: auto; margin-top: 1rem; }
  table { width: max-content; min-width: 100%; border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.625rem 1.25rem 0.625rem 0; text-align: left; vertical-align: top; }
  th { font-size: 0.8125rem; font-weight: 600; color: var(--muted); white-space: nowrap; }
  tr { border-bottom: 1px solid var(--line); }
  tbody tr:last-child { border-bottom: 0; }
  td { max-width: 36ch; }
  td:has(pre) { max-width: none; }
  td:first-child, td time { white-space: nowrap; }
  pre { min-width: 32ch; max-width: 60ch; margin: 0; font: 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  summary { cursor: pointer; color: var(--link); min-height: 1.5rem; }
  nav.pages { display: flex; gap: 1.5rem; align-items: center; }
  nav.pages a { display: inline-flex; align-items: center; min-height: 2.75rem; }
  @media (min-width: 64rem) {
    .frame { grid-template-columns: 14rem minmax(0, 1fr); align-items: start; }
    .chapters { flex-direction: column; position: sticky; top: 1.5rem; overflow: visible; }
  }
`;
