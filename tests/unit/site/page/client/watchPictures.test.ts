/** @jest-environment jsdom */
import { watchPictures } from '../../../../../site/page/client/watchPictures';

const address = (width: number) => `/image?src=%2F-%2Fmedia%2Fa.jpg&w=${width}`;

/** Adds an image that has loaded as a placeholder, `width` px wide. */
function addPicture(width: number): HTMLImageElement {
  document.body.innerHTML = `<picture><source srcset="${address(320)} 320w"><img srcset="${address(640)} 640w"></picture>`;
  const picture = document.querySelector('img')!;
  Object.defineProperty(picture, 'currentSrc', { value: location.origin + address(640) });
  Object.defineProperty(picture, 'naturalWidth', { value: width, configurable: true });
  return picture;
}

beforeAll(watchPictures);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a picture that is not ready is requested again with another address, a few times', () => {
  const picture = addPicture(1);
  for (const attempt of [1, 2, 3]) {
    picture.dispatchEvent(new Event('load'));
    expect(picture).not.toHaveProperty('dataset.failed');
    jest.runAllTimers();
    expect(picture.srcset).toBe(`${address(640)}&again=${attempt} 640w`);
    expect(document.querySelector('source')!.srcset).toBe(`${address(320)}&again=${attempt} 320w`);
  }
  picture.dispatchEvent(new Event('load'));
  expect(picture).toHaveProperty('dataset.failed', '');
});

test('a failed picture is marked until it has loaded', () => {
  const picture = addPicture(0);
  picture.dispatchEvent(new Event('error'));
  expect(picture).toHaveProperty('dataset.failed', '');
  jest.runAllTimers();
  expect(picture.srcset).toContain('&again=1');
  Object.defineProperty(picture, 'naturalWidth', { value: 640 });
  picture.dispatchEvent(new Event('load'));
  expect(picture).not.toHaveProperty('dataset.failed');
});
