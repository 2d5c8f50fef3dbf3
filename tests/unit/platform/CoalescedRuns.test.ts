import { CoalescedRuns } from '../../../platform/CoalescedRuns';

test('a call while a task runs waits for a run that begins after it, which all later calls share', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const runs = new CoalescedRuns<number>(async () => {
    const number = (begun += 1);
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  const first = runs.run('a');
  const laterCalls = [runs.run('a'), runs.run('a'), runs.run('a')];
  expect(begun).toBe(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(begun).toBe(2);
  ends[1]?.();
  expect(await Promise.all(laterCalls)).toEqual([2, 2, 2]);
});

test('a failed task rejects only its own callers, and the next run begins', async () => {
  let begun = 0;
  const runs = new CoalescedRuns<number>(async () => {
    begun += 1;
    await Promise.resolve();
    if (begun === 1) throw new Error('first');
    return begun;
  });
  const first = runs.run('a');
  const second = runs.run('a');
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe(2);
  expect(await runs.run('a')).toBe(3);
});

test('a further key is rejected while the maximum number of keys is running', async () => {
  const ends: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => ends.push(resolve));
  const runs = new CoalescedRuns<void>(task, 2);
  const running = [runs.run('a'), runs.run('b')];
  await expect(runs.run('c')).rejects.toThrow('Too many runs');
  ends.forEach((end) => end());
  await Promise.all(running);
  const nextRun = runs.run('c');
  ends[2]?.();
  await expect(nextRun).resolves.toBeUndefined();
});
