/** @jest-environment jsdom */
import { start } from '../../../../blocks/MessageBanner/MessageBanner.entry.client';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe('[ALERT-14] a message that was scrolled out of view', () => {
  let notifyObserver: (entries: { isIntersecting: boolean }[]) => void;

  beforeEach(() => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(callback: typeof notifyObserver) {
          notifyObserver = callback;
        }
        observe = () => undefined;
      },
    });
    document.body.innerHTML = '<div><section><p>Words</p></section></div>';
    start(find('div'));
    Object.defineProperty(find('div'), 'offsetHeight', { get: () => 52 });
  });

  const scrollTo = (y: number, isIntersecting: boolean) => {
    Object.assign(globalThis, { scrollY: y });
    notifyObserver([{ isIntersecting }]);
  };

  test('a message collapses when scrolled out of view, while its container keeps the height', () => {
    scrollTo(300, false);
    expect(find('section').hasAttribute('data-passed')).toBe(true);
    expect(find('div').style.minBlockSize).toBe('52px');
  });

  test('[OQ-23] a collapsed message is shown again when its container is in view', () => {
    scrollTo(300, false);
    scrollTo(10, true);
    expect(find('section').hasAttribute('data-passed')).toBe(false);
    expect(find('div').style.minBlockSize).toBe('');
  });
});
