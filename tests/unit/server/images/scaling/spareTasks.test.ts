import { createSpareTasks } from '../../../../../server/images/scaling/spareTasks';

const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

test('does what is offered, once for each name, when nobody waits', async () => {
  const done: string[] = [];
  let isBusy = true;
  const spare = createSpareTasks({ isBusy: () => isBusy, maxQueueLength: 2, patience: 60_000 });
  const offer = (name: string) => spare.offer(name, async () => void done.push(name));
  expect([offer('a'), offer('a'), offer('b'), offer('c')]).toEqual([true, true, true, false]);
  await settled();
  expect(done).toEqual([]);
  isBusy = false;
  while (done.length < 2) await settled();
  expect(done).toEqual(['a', 'b']);
  expect(offer('c')).toBe(true);
});

test('forgets what had to wait too long', async () => {
  const done: string[] = [];
  const spare = createSpareTasks({ isBusy: () => true, maxQueueLength: 5, patience: 0 });
  spare.offer('a', async () => void done.push('a'));
  await settled();
  expect(done).toEqual([]);
});
