import { Database } from '../../platform/database/Database';
import { AcceptedNotices } from '../../server/pageCache/AcceptedNotices';
import { startTestDatabase } from './testDatabase';

test('a signed notice is accepted once, by one of all web processes', async () => {
  const shared = await startTestDatabase();
  const databases = [1, 2, 3].map(() => new Database(shared.url));
  const processes = databases.map((database) => new AcceptedNotices(database));
  const now = Date.now() / 1000;
  const acceptAt = async (one: AcceptedNotices, signature: string) =>
    one.accept(signature, now + 300, now) && (await one.acceptForAll(signature, now + 300));
  const accept = (signature: string) =>
    Promise.all(processes.map((entry) => acceptAt(entry, signature)));
  for (const signature of ['t=1,v1=a', 't=1,v1=b']) {
    expect((await accept(signature)).filter(Boolean)).toHaveLength(1);
    expect(await accept(signature)).toEqual([false, false, false]);
  }
  // A process that starts later also knows them.
  expect(await acceptAt(new AcceptedNotices(databases[0]), 't=1,v1=a')).toBe(false);
  await Promise.all(databases.map((database) => database.close()));
  await shared.stop();
});

test('without the database a notice is still accepted, once by each process', async () => {
  const away = { run: () => Promise.reject(new Error('away')) };
  const notices = new AcceptedNotices(away);
  expect([notices.accept('a', 300, 0), await notices.acceptForAll('a', 300)]).toEqual([true, true]);
  expect(notices.accept('a', 300, 0)).toBe(false);
});
