/** @jest-environment jsdom */
import { watchTabs } from '../../../../ui/mediaViewer/client/modeTabs';

function tabList() {
  document.body.innerHTML = `
    <div id="view"></div>
    <div role="tablist" hidden>${['images', 'around', 'inside', 'video']
      .map(
        (mode) =>
          `<button role="tab" id="${mode}-tab" aria-controls="${mode}" data-media-tab="${mode}" hidden></button>`,
      )
      .join('')}</div>`;
  const list = document.querySelector<HTMLElement>('[role=tablist]')!;
  const view = document.querySelector<HTMLElement>('#view')!;
  const chosenModes: string[] = [];
  const tabs = watchTabs(list, { onChoose: (mode) => chosenModes.push(mode) });
  const shownModes = () =>
    [...list.querySelectorAll<HTMLElement>('[role=tab]')]
      .filter((tab) => !tab.hidden)
      .map((tab) => tab.dataset.mediaTab);
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return { list, view, chosen: chosenModes, tabs, shown: shownModes, press };
}

test('[MEDIA-01] tabs are shown for the available media, and the pictures become one of the panels', () => {
  const { list, view, tabs, shown } = tabList();
  tabs.show(['around', 'video'], view);
  expect(list.hidden).toBe(false);
  expect(shown()).toEqual(['images', 'around', 'video']);
  expect([view.getAttribute('role'), view.id, view.getAttribute('aria-labelledby')]).toEqual([
    ...['tabpanel', 'images', 'images-tab'],
  ]);
});

test('[MEDIA-08] there are no tabs where there are only pictures', () => {
  const { list, view, tabs } = tabList();
  tabs.show([], view);
  expect(list.hidden).toBe(true);
  expect(view.hasAttribute('role')).toBe(false);
});

test('arrow keys, Home and End cycle through the visible tabs and select them', () => {
  const { chosen, tabs, view, press, list } = tabList();
  tabs.show(['around', 'video'], view);
  list.querySelector('button')?.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'x']) {
    press(key);
  }
  expect(chosen).toEqual(['around', 'video', 'images', 'video', 'images', 'video']);
  expect(document.activeElement?.id).toBe('video-tab');
  expect([...list.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id)).toEqual([
    'video-tab',
  ]);
});

test('removing a mode moves selection and focus to the pictures, and removing the last hides the tabs', () => {
  const { list, chosen, tabs, view, shown } = tabList();
  tabs.show(['around', 'video'], view);
  list.querySelector<HTMLElement>('#around-tab')?.focus();
  tabs.choose('around');
  tabs.remove('around');
  expect(shown()).toEqual(['images', 'video']);
  expect(chosen).toEqual(['around', 'images']);
  expect(document.activeElement?.id).toBe('images-tab');
  tabs.remove('video');
  expect(list.hidden).toBe(true);
});
