/** HTML that many pages have byte for byte in common, such as a style sheet: worth encoding once. */
export interface SharedHtml {
  shared: string;
}

/** A document whole or in pieces, in their order. */
export type Html = string | readonly (string | SharedHtml)[];

/** The document as one text. */
export function htmlText(html: Html): string {
  if (typeof html === 'string') return html;
  return html.map((piece) => (typeof piece === 'string' ? piece : piece.shared)).join('');
}
