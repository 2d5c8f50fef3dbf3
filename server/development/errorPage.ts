import { escapeHtml } from '../../domain/pages/escapeHtml';
import { overlayError, findLocation } from './overlayError';
import { reconnectScript } from './reconnect';

const CSS = `
body{margin:0;padding:2rem;font:1rem/1.5 ui-monospace,monospace;background:#16181d;color:#e8e8ea}
h1{margin:0 0 1rem;font-size:1.25rem;color:#ff8080;white-space:pre-wrap}
p{margin:0 0 1rem}
pre{margin:0 0 1rem;overflow:auto;color:#b9bdc9}
`;

/**
 * The page that developers see instead of a page that failed: what was thrown, where, and the lines around
 * it. It reloads when the sources are fixed, since it includes Vite's client.
 */
export function developmentErrorPage(error: unknown): string {
  const details = overlayError(error);
  const location = findLocation(details);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(details.message.split('\n')[0] ?? '')}</title>
<style>${CSS}</style>
<script type="module">${reconnectScript}</script>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>${escapeHtml(details.message)}</h1>
${location === undefined ? '' : `<p>${escapeHtml(location)}</p>`}
${details.frame === undefined ? '' : `<pre>${escapeHtml(details.frame)}</pre>`}
<pre>${escapeHtml(details.stack)}</pre>
</body>
</html>
`;
}
