/** Process entry of the photographer: takes photographs of vehicle models, one after the other. */
import { takeAny } from './anyOrder';
import type { PhotoAnswer, PhotoRequest } from './photographer';

let last = Promise.resolve();

async function answer({ id, order }: PhotoRequest): Promise<void> {
  const answered: PhotoAnswer = await takeAny(order).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answered);
}

process.on('message', (request: PhotoRequest) => {
  last = last.then(() => answer(request));
});
process.on('disconnect', () => process.exit());
