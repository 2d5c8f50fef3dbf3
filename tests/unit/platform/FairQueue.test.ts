import { TooManyTasksError } from '../../../platform/boundedTasks';
import { FairQueue } from '../../../platform/FairQueue';

/** Requests turns for clients and records in order which have started; `end` ends the first running one. */
function createRecorder(queue: FairQueue) {
  const started: string[] = [];
  const rejected: string[] = [];
  const ends: (() => void)[] = [];
  const enqueue = (client: string) =>
    queue.acquire(client).then(
      (end) => {
        started.push(client);
        ends.push(end);
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(TooManyTasksError);
        rejected.push(client);
      },
    );
  const waitForTasks = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    rejected,
    async enqueueAll(...clients: string[]) {
      for (const client of clients) void enqueue(client);
      await waitForTasks();
    },
    async end() {
      ends.shift()?.();
      await waitForTasks();
    },
  };
}

test('one client can take only some of the turns, and other clients get theirs at the same time', async () => {
  const queue = new FairQueue({ maxRunning: 4, maxPerClient: 2, maxQueueLength: 10 });
  const { started: begun, enqueueAll: takeAll, end } = createRecorder(queue);
  await takeAll('a', 'a', 'a', 'a', 'b');
  expect([begun, queue.load]).toEqual([['a', 'a', 'b'], 5]);
  await end();
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
});

test('waiting clients get turns alternately, regardless of how many requests each has queued', async () => {
  const queue = new FairQueue({ maxRunning: 1, maxPerClient: 1, maxQueueLength: 10 });
  const { started: begun, enqueueAll: takeAll, end } = createRecorder(queue);
  await takeAll('a', 'a', 'a', 'a', 'b', 'b', 'c');
  for (let index = 0; index < 7; index += 1) await end();
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  expect(queue.load).toBe(0);
});

test('when the queue is full, the newest request of the client with most of them is rejected', async () => {
  const queue = new FairQueue({ maxRunning: 1, maxPerClient: 1, maxQueueLength: 3 });
  const { started: begun, rejected: refused, enqueueAll: takeAll, end } = createRecorder(queue);
  await takeAll('a', 'a', 'a', 'a', 'a');
  expect(refused).toEqual(['a']);
  await takeAll('b');
  expect(refused).toEqual(['a', 'a']);
  for (let index = 0; index < 4; index += 1) await end();
  expect([begun, queue.load]).toEqual([['a', 'a', 'b', 'a'], 0]);
});

test('ending a turn twice has no effect', async () => {
  const queue = new FairQueue({ maxRunning: 1, maxPerClient: 1, maxQueueLength: 10 });
  const end = await queue.acquire('a');
  end();
  end();
  const { started: begun, enqueueAll: takeAll } = createRecorder(queue);
  await takeAll('a', 'b');
  expect(begun).toEqual(['a']);
});
