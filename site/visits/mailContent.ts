import { themes } from '../../design-system/themes/themes';
import type { Language, Site } from '../../sites/site.types';
import { escapeHtml } from '../seo/escapeHtml';

/** What an e-mail says, from its beginning to its end. */
export interface MailContent {
  title: string;
  beginning: string;
  /** Name and value; those without a value are left out. */
  facts: readonly (readonly [string, string])[];
  action: { text: string; href: string };
  end: string;
}

/** The e-mail for programs that show text alone. */
export function mailText({ beginning, facts, action, end }: MailContent): string {
  const lines = shown(facts).map(([name, value]) => `${name}: ${value}`);
  return [beginning, lines.join('\n'), `${action.text}:\n${action.href}`, end, ''].join('\n\n');
}

/** The e-mail as HTML. Mail programs know neither style sheets nor variables: each element has its own colours. */
export function mailHtml(
  { title, beginning, facts, action, end }: MailContent,
  { site, language }: { site: Site; language: Language },
): string {
  const { colors, radius } = themes[site.theme];
  const cell = 'padding:8px 16px 8px 0;vertical-align:top;text-align:left';
  const rows = shown(facts).map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};color:${colors.muted};font-weight:400">${escapeHtml(name)}</th>` +
      `<td style="${cell};font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px;background:${colors.surface};color:${colors.text};font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:${colors.bg};border-radius:${radius}px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(beginning)}</p>
<table style="border-collapse:collapse;margin:0 0 24px">
${rows.join('\n')}
</table>
<p style="margin:0 0 24px"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 24px;background:${colors.primary};color:${colors.onPrimary};border-radius:${radius}px;text-decoration:none;font-weight:600">${escapeHtml(action.text)}</a></p>
<p style="margin:0;color:${colors.muted};font-size:14px">${escapeHtml(end)}</p>
</div>
</body>
</html>
`;
}

const shown = (facts: MailContent['facts']): MailContent['facts'] =>
  facts.filter(([, value]) => value !== '');
