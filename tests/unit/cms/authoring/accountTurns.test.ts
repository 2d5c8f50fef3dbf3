import { AccountTurns } from '../../../../cms/authoring/accountTurns';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('gives another account the next turn, however many one waits for', async () => {
  const turns = new AccountTurns();
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const take = (account: string) =>
    void turns.take(account, 1).then((end) => {
      begun.push(account);
      ends.push(end);
    });
  for (let count = 0; count < 60; count += 1) take('flood');
  take('other');
  await settled();
  expect(begun.filter((one) => one === 'flood').length).toBeLessThan(8);
  expect(begun).toContain('other');
  while (ends.length > 0) {
    ends.shift()?.();
    await settled();
  }
  expect(begun).toHaveLength(61);
});

it('limits what an account asks for in a minute, by number and by cost, and nobody else', async () => {
  let now = 0;
  const turns = new AccountTurns({ requests: 3, cost: 100 }, () => now);
  const ask = async (account: string, cost: number) => {
    (await turns.take(account, cost))();
  };
  const tooMany = { extensions: { code: 'TOO_MANY' } };
  for (let count = 0; count < 3; count += 1) await ask('often', 1);
  await expect(ask('often', 1)).rejects.toMatchObject(tooMany);
  await ask('costly', 90);
  await expect(ask('costly', 20)).rejects.toMatchObject(tooMany);
  await ask('other', 90);
  now = 60_000;
  await ask('often', 1);
  await ask('costly', 90);
});

it('refuses one that waited too long, and lets the next one in at once', async () => {
  let now = 0;
  const turns = new AccountTurns({ maxWaitMs: 100 }, () => now);
  const held = await Promise.all(Array.from({ length: 4 }, () => turns.take('flood', 1)));
  const late = turns.take('flood', 1);
  now = 101;
  const next = turns.take('flood', 1);
  held[0]?.();
  await expect(late).rejects.toMatchObject({ extensions: { code: 'TOO_MANY' } });
  expect(await next).toEqual(expect.any(Function));
});
