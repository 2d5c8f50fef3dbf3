/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { startClientScripts } from '../../../../../site/page/client/startClientScripts';
import { fakeLayout } from '../../../design-system/fakeLayout';

beforeEach(fakeLayout);

test('[VIDEO-01] a press on a button before its script has loaded is replayed', async () => {
  document.body.innerHTML =
    '<div data-client="Carousel">' +
    '<div data-client="Film"><video><source></video><button type="button" data-film-play></button></div></div>';
  const video = document.querySelector('video')!;
  const play = jest.spyOn(video, 'play').mockResolvedValue();
  startClientScripts();
  document.querySelector('button')?.click();
  expect(play).not.toHaveBeenCalled();
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
});

test('an element with an unknown script is ignored', () => {
  document.body.innerHTML = '<div data-client="UnheardOf"></div>';
  expect(startClientScripts).not.toThrow();
});

test('does not buffer presses on native controls, in islands or for another script', async () => {
  document.body.innerHTML =
    '<section data-client="Carousel">' +
    '<button popovertarget="more" type="button"></button><button></button>' +
    '<div data-island="CalculateLoan"><button type="button"></button></div>' +
    '<p data-answered-by="Comparison"><button type="button"></button></p>' +
    '<button type="button" data-next></button></section>';
  const pressed: Element[] = [];
  document.body.addEventListener('click', ({ target }) => pressed.push(target as Element));
  startClientScripts();
  const buttons = [...document.querySelectorAll('button')];
  buttons.forEach((button) => button.click());
  // The buffered press comes last, and only once.
  await waitFor(() => expect(pressed).toEqual(buttons));
  expect(pressed.at(-1)).toBe(document.querySelector('[data-next]'));
});

test('a change before the script has loaded is replayed once', async () => {
  document.body.innerHTML =
    '<div data-client="Film"><select id="own"></select>' +
    '<div data-island="CalculateLoan"><select id="other"></select></div></div>';
  const changed: string[] = [];
  document.body.addEventListener('change', ({ target }) => changed.push((target as Element).id));
  startClientScripts();
  for (const select of document.querySelectorAll('select')) {
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await waitFor(() => expect(changed).toEqual(['own', 'other', 'own']));
});

test('a press on a thumbnail is replayed after an earlier press that waits for the script', async () => {
  document.body.innerHTML =
    '<div data-client="CarGallery"><div data-gallery-view><ol data-gallery-strip></ol></div>' +
    '<button type="button"></button><a href="#second" data-scripted></a></div>';
  const pressed: string[] = [];
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
    pressed.push((event.target as Element).localName);
  });
  startClientScripts();
  document.querySelector('button')!.click();
  document.querySelector('a')!.click();
  expect(pressed).toEqual([]);
  await waitFor(() => expect(pressed).toEqual(['button', 'a']));
});

test('a script that is loaded on interaction handles the first press', async () => {
  document.body.innerHTML =
    '<div data-client="CarGallery"><div data-gallery-view><ol data-gallery-strip><li></li><li></li></ol>' +
    '<button type="button" data-gallery-step="on"></button></div><p data-gallery-status></p>' +
    '<a data-gallery-thumbnail aria-label="1"></a><a data-gallery-thumbnail aria-label="2"></a></div>';
  const gallery = document.querySelector<HTMLElement>('[data-client]')!;
  gallery.querySelector('ol')!.scrollTo = jest.fn();
  for (const link of gallery.querySelectorAll('a')) link.scrollTo = jest.fn();
  startClientScripts();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(gallery.dataset.started).toBeUndefined();
  gallery.querySelector('button')?.click();
  await waitFor(() => expect(gallery.dataset.started).toBe(''));
  await waitFor(() => {
    expect(gallery.querySelectorAll('a')[1]?.ariaCurrent).toBe('true');
  });
});
