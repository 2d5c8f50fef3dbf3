import { escapeHtml } from '../../domain/pages/escapeHtml';
import { overlayError, placeOf } from './overlayError';
import { wayBackScript } from './wayBack';

const CSS = `
body{margin:0;padding:2rem;font:1rem/1.5 ui-monospace,monospace;background:#16181d;color:#e8e8ea}
h1{margin:0 0 1rem;font-size:1.25rem;color:#ff8080;white-space:pre-wrap}
p{margin:0 0 1rem}
pre{margin:0 0 1rem;overflow:auto;color:#b9bdc9}
`;

/**
 * What developers see in the place of a page that failed: what was thrown, where, and the lines around it. It loads
 * anew when the sources are mended, since Vite's client is on it.
 */
export function developmentErrorPage(error: unknown): string {
  const shown = overlayError(error);
  const place = placeOf(shown);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(shown.message.split('\n')[0] ?? '')}</title>
<style>${CSS}</style>
<script type="module">${wayBackScript}</script>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>${escapeHtml(shown.message)}</h1>
${place === undefined ? '' : `<p>${escapeHtml(place)}</p>`}
${shown.frame === undefined ? '' : `<pre>${escapeHtml(shown.frame)}</pre>`}
<pre>${escapeHtml(shown.stack)}</pre>
</body>
</html>
`;
}
