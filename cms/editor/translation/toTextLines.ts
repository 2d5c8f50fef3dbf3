const lineElements = 'p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, figcaption, br';

/** Converts a rich text to plain text, with a line for each paragraph. */
export function toTextLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(lineElements)) element.after('\n');
  return body.textContent.trim();
}
