/** Formatting that editors can give a text; everything else is unwrapped (plan of content files, rich text). */
const kept: Readonly<Record<string, string>> = {
  P: 'p',
  DIV: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  A: 'a',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  BR: 'br',
  BLOCKQUOTE: 'blockquote',
  SUB: 'sub',
  SUP: 'sup',
};

const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'CODE']);
const blockTags = new Set(['p', 'ul', 'ol', 'h2', 'h3', 'h4', 'blockquote']);
const safeAddress = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * The markup of an edited element, with plain formatting alone: browsers and pasted documents leave
 * styles, fonts and classes in it. Text outside of a paragraph gets one.
 */
export function readRichText(element: Element): string {
  const parts: string[] = [];
  let loose = '';
  const closeLoose = () => {
    if (loose.replace(/<br>/g, '').trim()) parts.push(`<p>${loose.trim()}</p>`);
    loose = '';
  };
  for (const node of element.childNodes) {
    const html = write(node);
    const tag = /^<(\w+)/.exec(html)?.[1] ?? '';
    if (!blockTags.has(tag)) {
      loose += html;
      continue;
    }
    closeLoose();
    if (!isBlank(html)) parts.push(html);
  }
  closeLoose();
  return parts.join('');
}

function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.textContent ?? '');
  if (!isElement(node) || dropped.has(node.tagName)) return '';
  const inner = [...node.childNodes].map(write).join('');
  const tag = kept[node.tagName];
  if (!tag) return inner;
  if (tag === 'br') return '<br>';
  if (tag === 'a') return writeLink(node, inner);
  // A paragraph around blocks, as some browsers make of a list, would be no HTML.
  if (tag === 'p' && /<(p|ul|ol|h[234]|blockquote)\b/.test(inner)) return inner;
  return `<${tag}>${inner}</${tag}>`;
}

function writeLink(link: Element, inner: string): string {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (!safeAddress.test(href) || inner === '') return inner;
  const target = link.getAttribute('target') === '_blank' ? ' target="_blank"' : '';
  // The page that the link was given: it stays when the page moves.
  const page = link.getAttribute('data-item') ?? '';
  const item = /^[0-9a-f]{32}$/i.test(page) ? ` data-item="${page}"` : '';
  return `<a href="${escapeText(href)}"${item}${target}>${inner}</a>`;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', ' ');
}
