import { waitFor } from '@testing-library/react';
import { startParts } from '../../../../site/page/startParts';
import { standInForLayout } from '../../design-system/standInForLayout';

beforeEach(standInForLayout);

test('[VIDEO-01] a button that is pressed before its script has come is not forgotten', async () => {
  document.body.innerHTML =
    '<div data-part="carousel">' +
    '<div data-part="film"><video><source></video><button data-film-play></button></div></div>';
  const video = document.querySelector('video')!;
  const play = jest.spyOn(video, 'play').mockResolvedValue();
  startParts();
  document.querySelector('button')?.click();
  expect(play).not.toHaveBeenCalled();
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
});

test('a part that nobody knows is left alone', () => {
  document.body.innerHTML = '<div data-part="unheard-of"></div>';
  expect(startParts).not.toThrow();
});
