import { themeCss } from '../../design-system/themes/themeCss';
import { themeClass } from '../../design-system/themes/themes';
import { tokenVariable } from '../../design-system/tokens';
import type { Scale } from '../../design-system/tokens';
import { messagesOf } from '../../messages/messagesOf';
import { escapeHtml } from '../../domain/pages/escapeHtml';
import type { Language, Site } from '../../sites/site.types';

const token = (scale: Scale, name: string) => `var(${tokenVariable(scale, name)})`;

const CSS = `
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:${token('space', 'gutter')};
box-sizing:border-box;background:${token('colors', 'bg')};color:${token('colors', 'text')};
font-family:${token('fonts', 'body')};font-size:${token('fontSizes', 'lead')};
line-height:${token('lineHeights', 'body')}}
main{max-width:${token('sizes', 'narrow')}}
h1{margin:0 0 ${token('space', '4')};font-size:${token('fontSizes', 'h1')};
line-height:${token('lineHeights', 'heading')};font-weight:${token('fontWeights', 'heading')}}
p{margin:0 0 ${token('space', '5')};color:${token('colors', 'muted')}}
a{color:${token('colors', 'primary')}}
svg{display:block;width:min(100%,22rem);height:auto;margin:0 0 ${token('space', '6')};stroke:${token('colors', 'text')};
fill:none;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
svg :first-child{fill:${token('colors', 'accent')};stroke:none}
a:focus-visible{outline:2px solid ${token('colors', 'focus')};outline-offset:${token('space', '1')}}
`;

/**
 * A car with its bonnet open, on the brand's colour: part of the page, since pictures come from systems that
 * may be down.
 */
const STALLED_CAR =
  '<svg viewBox="0 0 320 150" aria-hidden="true"><circle cx="214" cy="78" r="66"/>' +
  '<path d="M8 132h304M44 118H28c-6 0-10-4-10-10V90c0-7 4-12 11-14l39-9 33-26c5-4 11-6 18-6h46c7 0 13 3 17 8l22 28"/>' +
  '<path d="M204 71h54c22 0 34 10 34 28v10c0 6-4 9-9 9h-15M208 118h-92M204 71l50-44M258 71l-8 0"/>' +
  '<path d="M92 67h88l-15-20c-2-3-5-4-8-4h-34c-4 0-7 1-10 4ZM137 43v24M126 82h12"/>' +
  '<circle cx="80" cy="118" r="22"/><circle cx="80" cy="118" r="8"/><circle cx="232" cy="118" r="22"/><circle cx="232" cy="118" r="8"/>' +
  '<path d="M264 52c6-6-6-10 0-16M278 56c6-6-6-10 0-16"/></svg>';

/**
 * A static page in the site's colours and language that needs no upstream. It is shown when the site's own
 * error page cannot be rendered, or when a form has no page for its result.
 * @param status 503 while an upstream is down, else 500 and above; for a form also 200 when it was accepted,
 * and the 400s
 */
export function lastResortPage(options: {
  site: Site;
  language: Language;
  status: number;
  requestId: string;
}): string {
  const { site, language, status, requestId } = options;
  const messages = messagesOf(language);
  const [titleKey, textKey] = messageKeys(status);
  const title = escapeHtml(messages[titleKey]);
  const home = language === site.languages[0] ? '/' : `/${language}`;
  return `<!doctype html>
<html lang="${language}" class="${themeClass(site.theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${themeCss(site.theme)}${CSS}</style>
</head>
<body>
<main>
${status < 500 ? '' : STALLED_CAR}
<h1>${title}</h1>
<p>${escapeHtml(messages[textKey])}</p>
<p><a href="${home}">${escapeHtml(messages.toStartPage)}</a></p>
<p><small><code>${escapeHtml(requestId)}</code></small></p>
</main>
</body>
</html>
`;
}

/** Keys of the title and text for a status. */
function messageKeys(status: number) {
  if (status < 400) return ['contactSuccessTitle', 'contactSuccess'] as const;
  if (status === 429) return ['refusedTitle', 'tooManyText'] as const;
  if (status < 500) return ['refusedTitle', 'refusedText'] as const;
  if (status === 503) return ['unavailableTitle', 'unavailableText'] as const;
  return ['serverErrorTitle', 'serverErrorText'] as const;
}
