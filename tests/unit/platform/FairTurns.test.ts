import { TooManyTasksError } from '../../../platform/boundedTasks';
import { FairTurns } from '../../../platform/FairTurns';

/** Takes turns of clients, in order, and notes whose has begun; `end` ends the first one that has. */
function taken(turns: FairTurns) {
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const take = (client: string) =>
    turns.take(client).then(
      (end) => {
        begun.push(client);
        ends.push(end);
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(TooManyTasksError);
        refused.push(client);
      },
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    refused,
    async takeAll(...clients: string[]) {
      for (const client of clients) void take(client);
      await settled();
    },
    async end() {
      ends.shift()?.();
      await settled();
    },
  };
}

test('one client has so many turns at once, and the others theirs beside it', async () => {
  const turns = new FairTurns({ atOnce: 4, ofOne: 2, waiting: 10 });
  const { begun, takeAll, end } = taken(turns);
  await takeAll('a', 'a', 'a', 'a', 'b');
  expect([begun, turns.load]).toEqual([['a', 'a', 'b'], 5]);
  await end();
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
});

test('clients who wait get turns one after the other, however many each of them waits for', async () => {
  const turns = new FairTurns({ atOnce: 1, ofOne: 1, waiting: 10 });
  const { begun, takeAll, end } = taken(turns);
  await takeAll('a', 'a', 'a', 'a', 'b', 'b', 'c');
  for (let at = 0; at < 7; at += 1) await end();
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  expect(turns.load).toBe(0);
});

test('where too many wait, the last of the client with most of them is refused', async () => {
  const turns = new FairTurns({ atOnce: 1, ofOne: 1, waiting: 3 });
  const { begun, refused, takeAll, end } = taken(turns);
  await takeAll('a', 'a', 'a', 'a', 'a');
  expect(refused).toEqual(['a']);
  await takeAll('b');
  expect(refused).toEqual(['a', 'a']);
  for (let at = 0; at < 4; at += 1) await end();
  expect([begun, turns.load]).toEqual([['a', 'a', 'b', 'a'], 0]);
});

test('a turn ends once, however often that is said', async () => {
  const turns = new FairTurns({ atOnce: 1, ofOne: 1, waiting: 10 });
  const end = await turns.take('a');
  end();
  end();
  const { begun, takeAll } = taken(turns);
  await takeAll('a', 'b');
  expect(begun).toEqual(['a']);
});
