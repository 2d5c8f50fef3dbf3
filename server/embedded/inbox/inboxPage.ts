import type { LoggedEvent } from '../events/eventLog';

export interface InboxView {
  events: readonly LoggedEvent[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** System colours follow the reader's light or dark setting. */
const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 2rem auto; padding: 0 1.5rem; background: Canvas; color: CanvasText; }
  h1 { font-size: 1.5rem; margin: 0 0 0.25rem; }
  p { margin: 0 0 1.5rem; color: color-mix(in srgb, CanvasText 65%, Canvas); }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; }
  th { font-size: 0.875rem; }
  tr { border-bottom: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
  td:first-child, td time { white-space: nowrap; }
  nav { display: flex; gap: 1.5rem; align-items: center; margin-top: 1.5rem; }
`;

const columns = ['site', 'page', 'language', 'pageVariantId', 'channel', 'currency'] as const;

/** The inbox for a person: what sites reported, newest first, a page at a time. */
export function inboxPage(view: InboxView): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Inbox</title>
<style>${style}</style>
</head>
<body>
<h1>Inbox</h1>
<p>${view.total === 1 ? '1 event' : `${view.total} events`} received by the embedded services. <a href="?format=json&amp;page=${view.page}">JSON</a></p>
${view.events.length > 0 ? table(view.events) : '<p>Nothing has arrived here yet. Open a page of a site and look again.</p>'}
${pager(view)}
</body>
</html>
`;
}

function table(events: readonly LoggedEvent[]): string {
  const head = ['#', 'Received', 'Type', ...columns];
  return `<div class="scroll"><table>
<thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>
${events.map(row).join('\n')}
</tbody>
</table></div>`;
}

function row({ id, receivedAt, type, payload }: LoggedEvent): string {
  const values = payload as Partial<Record<string, unknown>>;
  const received = receivedAt.toISOString();
  const time = `<time datetime="${received}">${received.slice(0, 19).replace('T', ' ')}</time>`;
  const cells = [String(id), time, escapeHtml(type)].concat(
    columns.map((name) => escapeHtml(String(values[name] ?? ''))),
  );
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function pager({ page, pages }: InboxView): string {
  if (pages < 2) return '';
  const newer = page > 1 ? `<a href="?page=${page - 1}" rel="prev">Newer</a>` : '';
  const older = page < pages ? `<a href="?page=${page + 1}" rel="next">Older</a>` : '';
  return `<nav aria-label="Pages">${newer}<span>Page ${page} of ${pages}</span>${older}</nav>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
