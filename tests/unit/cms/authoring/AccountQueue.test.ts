import { AccountQueue } from '../../../../cms/authoring/AccountQueue';

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('gives another account the next turn, regardless of how many requests one account has queued', async () => {
  const queue = new AccountQueue();
  const endTurns: (() => void)[] = [];
  const startedAccounts: string[] = [];
  const take = (account: string) =>
    void queue.take(account, 1).then((end) => {
      startedAccounts.push(account);
      endTurns.push(end);
    });
  for (let count = 0; count < 60; count += 1) take('flood');
  take('other');
  await settle();
  expect(startedAccounts.filter((one) => one === 'flood').length).toBeLessThan(8);
  expect(startedAccounts).toContain('other');
  while (endTurns.length > 0) {
    endTurns.shift()?.();
    await settle();
  }
  expect(startedAccounts).toHaveLength(61);
});

it("limits the number and cost of one account's requests a minute without affecting other accounts", async () => {
  let nowMs = 0;
  const queue = new AccountQueue({ maxRequests: 3, maxCost: 100 }, () => nowMs);
  const sendRequest = async (account: string, cost: number) => {
    (await queue.take(account, cost))();
  };
  const tooManyError = { extensions: { code: 'TOO_MANY' } };
  for (let count = 0; count < 3; count += 1) await sendRequest('often', 1);
  await expect(sendRequest('often', 1)).rejects.toMatchObject(tooManyError);
  await sendRequest('costly', 90);
  await expect(sendRequest('costly', 20)).rejects.toMatchObject(tooManyError);
  await sendRequest('other', 90);
  nowMs = 60_000;
  await sendRequest('often', 1);
  await sendRequest('costly', 90);
});

it('rejects a request that has waited too long, and starts the next request at once', async () => {
  let nowMs = 0;
  const queue = new AccountQueue({ maxWaitMs: 100 }, () => nowMs);
  const endTurns = await Promise.all(Array.from({ length: 4 }, () => queue.take('flood', 1)));
  const lateRequest = queue.take('flood', 1);
  nowMs = 101;
  const nextRequest = queue.take('flood', 1);
  endTurns[0]?.();
  await expect(lateRequest).rejects.toMatchObject({ extensions: { code: 'TOO_MANY' } });
  expect(await nextRequest).toEqual(expect.any(Function));
});
