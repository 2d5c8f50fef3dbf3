/** @jest-environment node */
import path from 'node:path';
import { contentMedia } from '../../../../../server/embedded/media/contentMedia';
import { findMedia } from '../../../../../server/embedded/media/findMedia';

const folder = path.join('server', 'embedded', 'content', 'files');

test('every picture that content names is one of the media store', async () => {
  const pictures = await contentMedia(folder);
  expect(pictures.length).toBeGreaterThan(200);
  for (const picture of pictures) expect(() => findMedia(picture)).not.toThrow();
});
