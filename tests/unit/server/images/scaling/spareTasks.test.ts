import { createSpareTasks } from '../../../../../server/images/scaling/spareTasks';

const waitForTasks = () => new Promise((resolve) => setTimeout(resolve, 200));

test('runs an offered task once for each name when idle', async () => {
  const done: string[] = [];
  let isBusy = true;
  const spare = createSpareTasks({ isBusy: () => isBusy, maxQueueLength: 2, timeoutMs: 60_000 });
  const offer = (name: string) => spare.offer(name, async () => void done.push(name));
  expect([offer('a'), offer('a'), offer('b'), offer('c')]).toEqual([true, true, true, false]);
  await waitForTasks();
  expect(done).toEqual([]);
  isBusy = false;
  while (done.length < 2) await waitForTasks();
  expect(done).toEqual(['a', 'b']);
  expect(offer('c')).toBe(true);
});

test('drops a task that waited too long', async () => {
  const done: string[] = [];
  const spare = createSpareTasks({ isBusy: () => true, maxQueueLength: 5, timeoutMs: 0 });
  spare.offer('a', async () => void done.push('a'));
  await waitForTasks();
  expect(done).toEqual([]);
});
