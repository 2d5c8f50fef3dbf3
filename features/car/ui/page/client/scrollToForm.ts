/** How long the page may settle before it scrolls to the form, in ms (spec 2 §9). */
const DELAY_MS = 200;

/**
 * Scrolls to the form about the car for any anchor that speaks of contact (spec 2 §2). The form itself
 * does the same and ticks its boxes (features/enquiries/ui/contact), but only wakes when it comes into sight.
 */
export function scrollToForm(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heed = () => {
    const { hash } = location;
    if (!hash.includes('contact') || hash === '#contact-sent') return;
    clearTimeout(timer);
    timer = setTimeout(() => document.getElementById('contact-form')?.scrollIntoView(), DELAY_MS);
  };
  addEventListener('hashchange', heed);
  heed();
}
