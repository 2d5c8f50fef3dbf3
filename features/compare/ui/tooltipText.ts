/** Characters of a tooltip before it is cut (spec 2 §9). */
const longest = 288;

/** A text as a tooltip shows it: 288 characters at most, and an ellipsis where there were more. */
export function tooltipText(text: string): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}
