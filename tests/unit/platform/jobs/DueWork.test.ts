import { DueWork } from '../../../../platform/jobs/DueWork';

test('what is being taken when the work ends is done before it has ended', async () => {
  const done: string[] = [];
  let take = (_item: string) => {};
  const taken = new Promise<string>((resolve) => (take = resolve));
  let claims = 0;
  const due = new DueWork<string>({
    claim: () => {
      claims += 1;
      return taken;
    },
    untilNext: async () => undefined,
    work: async (item) => {
      await new Promise((turn) => setTimeout(turn, 20));
      done.push(item);
    },
    onError: () => undefined,
    atOnce: 4,
    lookMs: 10,
  });
  due.wake();
  const closed = due.close().then(() => [...done]);
  take('a message');
  expect(await closed).toEqual(['a message']);
  expect(claims).toBe(1);
});
