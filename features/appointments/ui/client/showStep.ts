/**
 * Puts the focus on the heading of a step, and the step at the top of the window: what is above its heading, such as
 * its count, is seen too. Scrolled to in any case, since a scroll may still be under way.
 */
export function showStep(headingId: string): void {
  const heading = document.getElementById(headingId);
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView();
}
