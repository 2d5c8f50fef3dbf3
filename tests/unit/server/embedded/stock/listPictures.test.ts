/** @jest-environment node */
import { findMedia } from '../../../../../server/embedded/media/findMedia';
import { listPictures } from '../../../../../server/embedded/stock/listPictures';
import { stockOptions } from './exampleStock';

test('every list picture is one of the media store, once, those of a model together', async () => {
  const pictures = await listPictures(stockOptions);
  expect(new Set(pictures).size).toBe(pictures.length);
  const models = pictures.map((path) => {
    expect(() => findMedia(path)).not.toThrow();
    return path.replace(/-[a-z]+/, '');
  });
  const changes = models.filter((model, at) => model !== models[at - 1]);
  expect(changes).toHaveLength(new Set(models).size);
});
