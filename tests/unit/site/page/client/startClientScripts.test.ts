/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { startClientScripts } from '../../../../../site/page/client/startClientScripts';
import { standInForLayout } from '../../../design-system/standInForLayout';

beforeEach(standInForLayout);

test('[VIDEO-01] a button that is pressed before its script has come is not forgotten', async () => {
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

test('an element whose script nobody knows is left alone', () => {
  document.body.innerHTML = '<div data-client="UnheardOf"></div>';
  expect(startClientScripts).not.toThrow();
});

test('a press is not kept for what acts by itself, is an island, or is answered by another script', async () => {
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
  // The one that waited for its script is heard of last, and once.
  await waitFor(() => expect(pressed).toEqual(buttons));
  expect(pressed.at(-1)).toBe(document.querySelector('[data-next]'));
});

test('what is chosen before the script has come is told to it, once', async () => {
  document.body.innerHTML =
    '<div data-client="Film"><select id="own"></select>' +
    '<div data-island="CalculateLoan"><select id="other"></select></div></div>';
  const told: string[] = [];
  document.body.addEventListener('change', ({ target }) => told.push((target as Element).id));
  startClientScripts();
  for (const select of document.querySelectorAll('select')) {
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await waitFor(() => expect(told).toEqual(['own', 'other', 'own']));
});

test('a press on a thumbnail does not overtake an earlier one that waits for the script', async () => {
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

test('a script that is fetched on touch comes with the first press, which counts', async () => {
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
