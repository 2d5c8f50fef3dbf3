import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
    ],
    ...['a', 'blockquote', 'hr', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'span'],
  ],
  allowedAttributes: {
    // The page that a link was given comes along for editors alone.
    a: ['href', 'title', 'target', 'rel', 'data-item'],
    th: ['scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A page opened from ours must not get a handle on it.
    a: (tagName, attributes) => ({
      tagName,
      attribs:
        attributes.target === '_blank' ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
    }),
    // The page's own h1 is the block's title.
    h1: 'h2',
  },
};

const clean = new Map<string, string>();
const mostTexts = 2_000;

/**
 * Editors' HTML reduced to harmless formatting: no scripts, styles, handlers, frames or odd schemes.
 * Remembers recent texts, because the same content is parsed for every page that is not cached.
 */
export function sanitiseHtml(html: string): string {
  const known = clean.get(html);
  if (known !== undefined) return known;
  const result = sanitize(html, options).trim();
  if (clean.size >= mostTexts) clean.delete(clean.keys().next().value ?? '');
  clean.set(html, result);
  return result;
}
