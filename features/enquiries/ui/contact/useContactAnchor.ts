import { type RefObject, useEffect } from 'react';

/** How long the page may settle before it scrolls to the form, in ms (spec 2 §9). */
const SCROLL_DELAY_MS = 200;

/** Ticks by the anchor that asks for them (spec 2 §2). */
const ticks: Readonly<Record<string, 'quote' | 'testDrive'>> = {
  '#contact-quote': 'quote',
  '#contact-testdrive': 'testDrive',
};

/** Heeds anchors of the form, in the address and when one is followed: ticks its box, scrolls to the form. */
export function useContactAnchor(
  form: RefObject<HTMLFormElement | null>,
  tick: (name: 'quote' | 'testDrive') => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heed = () => {
      const { hash } = location;
      const name = ticks[hash];
      if (name) tick(name);
      if (!hash.includes('contact') || hash === '#contact-sent') return;
      clearTimeout(timer);
      timer = setTimeout(() => form.current?.scrollIntoView(), SCROLL_DELAY_MS);
    };
    heed();
    addEventListener('hashchange', heed);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', heed);
    };
  }, [form, tick]);
}
