/**
 * Focuses the heading of a step and scrolls the step to the top of the window, so that what is above its
 * heading, such as its count, is visible too. Always scrolls, because another scroll may still be running.
 */
export function showStep(headingId: string): void {
  const heading = document.getElementById(headingId);
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView();
}
