/** HTML that many pages share byte for byte, such as a style sheet: worth encoding once. */
export interface SharedHtml {
  shared: string;
}

export type HtmlPieces = readonly (string | SharedHtml)[];

/** A document as one text, or as fragments in their order. */
export type Html = string | HtmlPieces;

/** A document, or a fragment of it, as one text. */
export function htmlText(html: Html | SharedHtml): string {
  if (typeof html === 'string') return html;
  return 'shared' in html ? html.shared : html.map(htmlText).join('');
}
