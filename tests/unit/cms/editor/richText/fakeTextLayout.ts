/** Fakes the layout of text, which jsdom lacks: every range has the rectangles of the page's body. */
export function fakeTextLayout(): void {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
}
