import { JobRunner } from '../../../../platform/jobs/JobRunner';

test('a job that is being claimed at shutdown is finished before the runner ends', async () => {
  const done: string[] = [];
  let take = (_item: string) => {};
  const taken = new Promise<string>((resolve) => (take = resolve));
  let claims = 0;
  const due = new JobRunner<string>({
    claim: () => {
      claims += 1;
      return taken;
    },
    untilNext: async () => undefined,
    work: async (item) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push(item);
    },
    onError: () => undefined,
    maxRunning: 4,
    pollMs: 10,
  });
  due.wake();
  const closed = due.close().then(() => [...done]);
  take('a message');
  expect(await closed).toEqual(['a message']);
  expect(claims).toBe(1);
});
