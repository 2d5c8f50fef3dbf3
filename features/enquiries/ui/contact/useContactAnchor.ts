import { type RefObject, useEffect } from 'react';

/** Time for the layout to settle before the page scrolls to the form. */
const SCROLL_DELAY_MS = 200;

/** Names of checkboxes by the anchor that ticks them. */
const checkboxByAnchor: Readonly<Record<string, 'quote' | 'testDrive'>> = {
  '#contact-quote': 'quote',
  '#contact-testdrive': 'testDrive',
};

/** Handles anchors of the form, on load and on click: ticks the checkbox and scrolls to the form. */
export function useContactAnchor(
  form: RefObject<HTMLFormElement | null>,
  tick: (name: 'quote' | 'testDrive') => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const applyHash = () => {
      const { hash } = location;
      const name = checkboxByAnchor[hash];
      if (name) tick(name);
      if (!hash.includes('contact') || hash === '#contact-sent') return;
      clearTimeout(timer);
      timer = setTimeout(() => form.current?.scrollIntoView(), SCROLL_DELAY_MS);
    };
    applyHash();
    addEventListener('hashchange', applyHash);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', applyHash);
    };
  }, [form, tick]);
}
