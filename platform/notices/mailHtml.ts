import { type WordmarkName, wordmarks } from '../../design-system/components/Wordmark/wordmarks';
import { genericFamilies } from '../../design-system/fonts/generated/fontFaces';
import type { CardForm } from '../../design-system/layouts/ThemeLayout';
import type { BrandTheme, FontFamily } from '../../design-system/themes/BrandTheme';
import { brandColors } from '../../design-system/themes/brandColors';
import { cardRadius } from '../../design-system/themes/themeCss';
import { type ThemeName, themes } from '../../design-system/themes/themes';
import { type Tone, tones } from '../../design-system/tones';
import type { ColorRole } from '../../design-system/tokens';
import { escapeHtml } from '../../domain/pages/escapeHtml';
import { type MailContent, type MailItem, nonEmptyFacts } from './mailContent';

/** Whose e-mail it is, and in which language. */
export interface MailSender {
  /** Name of the site, as its mark shows it. */
  name: string;
  site: { theme: ThemeName; wordmark: WordmarkName };
  /** ISO 639-1. */
  language: string;
}

type ColorOf = (role: ColorRole) => string;

function colorsOf(theme: BrandTheme, tone: Tone): ColorOf {
  const colors = brandColors(theme);
  return (role) => colors[tones[tone][role]];
}

const localFonts = { 'sans-serif': 'Arial,sans-serif', serif: "Georgia,'Times New Roman',serif" };

/** The family without its variable name, which devices do not know, then those that they have. */
const fontStack = (family: FontFamily): string =>
  `'${family.replace(/ Variable$/, '')}',${localFonts[genericFamilies[family]]}`;

/** Widths of letters that e-mails cannot have are replaced by spacing; weights by the two that every font has. */
const fontWeight = (weight: number): string => (weight >= 550 ? '700' : '400');

const REM_PX = 16;
const toPx = (rem: string): number => parseFloat(rem) * REM_PX;

/** How items are set apart, in each form of cards. */
const itemForms: Record<CardForm, (color: ColorOf) => string> = {
  bordered: (color) => `padding:14px 16px;border:1px solid ${color('line')}`,
  framed: (color) => `padding:14px 16px;border:2px solid ${color('text')}`,
  borderless: (color) => `padding:14px 16px;background-color:${color('surface')}`,
  imageLed: (color) => `padding:14px 0;border-bottom:1px solid ${color('line')}`,
};

/** Attributes of a table that only places its content. */
const layoutTable = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';

/**
 * The e-mail as HTML in the brand's colours, type and forms. Mail programs support neither variables nor, in part, style
 * sheets, so each element has its own styles; the style sheet has only what may be missing, dark colours and narrow
 * windows. The mark is text: pictures are blocked by many programs until the reader allows them.
 */
export function mailHtml(content: MailContent, { name, site, language }: MailSender): string {
  const { title, beginning, quote, items = [], action, end, links = [] } = content;
  const theme: BrandTheme = themes[site.theme];
  const color = colorsOf(theme, 'default');
  const { fonts, heading, layout, radius } = theme;
  const corner = cardRadius(radius);
  const align = layout.header === 'centred' ? 'center' : 'left';
  const headingStyle =
    `font-family:${fontStack(fonts.heading)};font-weight:${fontWeight(heading.weight)};` +
    `letter-spacing:${heading.letterSpacing};text-transform:${heading.upperCase ? 'uppercase' : 'none'}`;
  const facts = nonEmptyFacts(content.facts).map(
    ([fact, value]) =>
      `<tr><th scope="row" class="muted line" style="padding:10px 16px 10px 0;border-bottom:1px solid ${color('line')};vertical-align:top;text-align:left;color:${color('muted')};font-size:14px;font-weight:400">${escapeHtml(fact)}</th>` +
      `<td class="line" style="padding:10px 0;border-bottom:1px solid ${color('line')};vertical-align:top;text-align:left;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styleSheet(theme)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${color('surface')}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(beginning)}</div>
<table ${layoutTable} width="100%" class="page" style="background-color:${color('surface')}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${layoutTable} width="600"><tr><td><![endif]-->
<table ${layoutTable} width="100%" class="card text" style="max-width:600px;border-collapse:separate;background-color:${color('bg')};color:${color('text')};border-radius:${corner}px;font-family:${fontStack(fonts.body)};font-size:16px;line-height:1.5;text-align:left">
<tr><td class="inset${isLight(layout.hero.tone) ? ' card line' : ''}" align="${align}" style="${bandStyle(theme, corner)}">${mark(name, site.wordmark, theme)}</td></tr>
<tr><td class="inset" style="padding:32px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;${headingStyle}">${escapeHtml(title)}</h1>
${beginning
  .split('\n\n')
  .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`)
  .join('\n')}
${quote ? `<blockquote class="line" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${color('line')}">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>` : ''}
${facts.length > 0 ? `<table border="0" cellpadding="0" cellspacing="0" width="100%" style="margin:8px 0 16px">\n${facts.join('\n')}\n</table>` : ''}
${items.map((item) => itemHtml(item, theme)).join('\n')}
${button(action, theme)}
</td></tr>
<tr><td class="inset line muted" style="padding:20px 32px 24px;border-top:1px solid ${color('line')};color:${color('muted')};font-size:14px">
<p style="margin:0">${escapeHtml(end)}</p>
${links.map(({ text, href }) => `<p style="margin:8px 0 0"><a class="text" href="${escapeHtml(href)}" style="color:${color('text')};text-decoration:underline">${escapeHtml(text)}</a></p>`).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** Whether a tone is that of the page, which is dark in the dark scheme; others stay as they are. */
const isLight = (tone: Tone): boolean => tone === 'default' || tone === 'surface';

/** The band of the mark, in the tone of the brand's heroes. */
function bandStyle(theme: BrandTheme, corner: number): string {
  const band = colorsOf(theme, theme.layout.hero.tone);
  return (
    `padding:20px 32px;background-color:${band('bg')};color:${band('text')};` +
    `border-bottom:1px solid ${band('line')};border-radius:${corner}px ${corner}px 0 0`
  );
}

/** The brand's sign and name in text: the sign's corners, weight, slant and spacing are those of its drawing. */
function mark(name: string, drawing: WordmarkName, theme: BrandTheme): string {
  const { character, line, gap, slant, ends } = wordmarks[drawing];
  const { tone } = theme.layout.hero;
  const band = colorsOf(theme, tone);
  const [firstWord = '', ...furtherWords] = name.split(' ');
  const further = furtherWords.length > 0 ? ` ${escapeHtml(furtherWords.join(' '))}` : '';
  const textClass = isLight(tone) ? ' class="text"' : '';
  return (
    `<table ${layoutTable}><tr>` +
    `<td aria-hidden="true" width="32" height="32" align="center" style="background-color:${band('accent')};color:${band('onAccent')};border-radius:${ends === 'round' ? 16 : 6}px;font-family:Arial,sans-serif;font-size:18px;font-weight:700;line-height:32px">${character}</td>` +
    `<td${textClass} style="padding-left:12px;color:${band('text')};font-family:${fontStack(theme.fonts.heading)};font-size:18px;line-height:32px">` +
    `<span style="font-weight:${line >= 2 ? 700 : 400};font-style:${slant ? 'italic' : 'normal'};letter-spacing:${round((gap - 2.4) / 10)}em;text-transform:uppercase">${escapeHtml(firstWord)}</span>${further}</td>` +
    '</tr></table>'
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The action as a cell with a background: some programs give links no padding. */
function button({ text, href }: MailContent['action'], theme: BrandTheme): string {
  const { button: form } = theme;
  const color = colorsOf(theme, 'default');
  const corner = form.radius === 'pill' ? 24 : theme.radius;
  return (
    `<table ${layoutTable} style="margin:8px 0 0"><tr><td class="button" align="center" style="background-color:${color('primary')};border-radius:${corner}px">` +
    `<a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:12px ${toPx(form.paddingInline ?? '1.5rem')}px;color:${color('onPrimary')};font-weight:${fontWeight(form.weight)};letter-spacing:${form.letterSpacing ?? '0'};text-transform:${form.upperCase ? 'uppercase' : 'none'};text-decoration:none;border-radius:${corner}px">${escapeHtml(text)}</a>` +
    '</td></tr></table>'
  );
}

function itemHtml({ title, href, lines }: MailItem, theme: BrandTheme): string {
  const color = colorsOf(theme, 'default');
  const { cards } = theme.layout;
  const name = escapeHtml(title);
  const heading = href
    ? `<a class="text" href="${escapeHtml(href)}" style="color:${color('text')}">${name}</a>`
    : name;
  const details = lines.map((line) => `<br>${escapeHtml(line)}`).join('');
  return (
    `<table ${layoutTable} width="100%" style="margin:0 0 12px"><tr>` +
    `<td class="${cards === 'borderless' ? 'item' : 'line'}" style="${itemForms[cards](color)};border-radius:${cards === 'imageLed' ? 0 : theme.radius}px"><b>${heading}</b>${details}</td>` +
    '</tr></table>'
  );
}

/** Dark colours for programs that ask for them, and a smaller inset in narrow windows. */
function styleSheet(theme: BrandTheme): string {
  const dark = colorsOf(theme, 'dark');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inset{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.page{background-color:${dark('surface')}!important}
.card{background-color:${dark('bg')}!important}
.text{color:${dark('text')}!important}
.muted{color:${dark('muted')}!important}
.line{border-color:${dark('line')}!important}
.item{background-color:${dark('surface')}!important}
.button{background-color:${dark('primary')}!important;color:${dark('onPrimary')}!important}
}`;
}
