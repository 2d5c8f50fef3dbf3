import { JobRunner } from '../../../../platform/jobs/JobRunner';

test('a job that is being claimed at shutdown is finished before the runner ends', async () => {
  const done: string[] = [];
  let resolveClaim = (_item: string) => {};
  const pendingClaim = new Promise<string>((resolve) => (resolveClaim = resolve));
  let claims = 0;
  const due = new JobRunner<string>({
    claim: () => {
      claims += 1;
      return pendingClaim;
    },
    getMsUntilNext: async () => undefined,
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
  resolveClaim('a message');
  expect(await closed).toEqual(['a message']);
  expect(claims).toBe(1);
});
