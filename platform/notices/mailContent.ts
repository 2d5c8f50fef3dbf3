import { themes } from '../../design-system/themes/themes';
import type { Language, Site } from '../../sites/site.types';
import { escapeHtml } from '../../domain/pages/escapeHtml';

/** The content of an e-mail, from top to bottom. */
export interface MailContent {
  title: string;
  beginning: string;
  /** Pairs of name and value; those without a value are left out. */
  facts: readonly (readonly [string, string])[];
  /** The cars or other items that the mail is about. */
  items?: readonly MailItem[];
  action: { text: string; href: string };
  end: string;
  /** Further links: below the end in HTML, above it in plain text. */
  links?: readonly { text: string; href: string }[];
}

/** One of several items in an e-mail; `href` is absent when its page no longer exists. */
export interface MailItem {
  title: string;
  href?: string;
  lines: readonly string[];
}

/** The e-mail as plain text. */
export function mailText({
  beginning,
  facts,
  items = [],
  action,
  end,
  links = [],
}: MailContent): string {
  const lines = nonEmptyFacts(facts).map(([name, value]) => `${name}: ${value}`);
  return [
    beginning,
    lines.join('\n'),
    ...items.map(({ title, href, lines }) => [title, ...lines, href].filter(Boolean).join('\n')),
    ...[action, ...links].map(({ text, href }) => `${text}:\n${href}`),
    end,
  ]
    .filter(Boolean)
    .concat('')
    .join('\n\n');
}

/**
 * The e-mail as HTML. Many mail programs support neither style sheets nor variables, so each element has its
 * own colours.
 */
export function mailHtml(
  { title, beginning, facts, items = [], action, end, links = [] }: MailContent,
  { site, language }: { site: Site; language: Language },
): string {
  const { colors, radius } = themes[site.theme];
  const cell = 'padding:8px 16px 8px 0;vertical-align:top;text-align:left';
  const rows = nonEmptyFacts(facts).map(
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
${rows.length > 0 ? `<table style="border-collapse:collapse;margin:0 0 24px">\n${rows.join('\n')}\n</table>` : ''}
${items.map((item) => itemHtml(item, site)).join('\n')}
<p style="margin:0 0 24px"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 24px;background:${colors.primary};color:${colors.onPrimary};border-radius:${radius}px;text-decoration:none;font-weight:600">${escapeHtml(action.text)}</a></p>
<p style="margin:0;color:${colors.muted};font-size:14px">${escapeHtml(end)}</p>
${links.map(({ text, href }) => `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(href)}" style="color:${colors.text}">${escapeHtml(text)}</a></p>`).join('\n')}
</div>
</body>
</html>
`;
}

function itemHtml({ title, href, lines }: MailItem, site: Site): string {
  const { colors, radius } = themes[site.theme];
  const name = escapeHtml(title);
  const heading = href
    ? `<a href="${escapeHtml(href)}" style="color:${colors.text}">${name}</a>`
    : name;
  const details = lines.map((line) => `<br>${escapeHtml(line)}`).join('');
  return `<p style="margin:0 0 12px;padding:12px 16px;background:${colors.surface};border-radius:${radius}px"><b>${heading}</b>${details}</p>`;
}

const nonEmptyFacts = (facts: MailContent['facts']): MailContent['facts'] =>
  facts.filter(([, value]) => value !== '');
