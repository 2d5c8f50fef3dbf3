import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { connectDatabase } from '../../platform/database/connect';
import { addNotice, NoticeSender } from '../../cms/authoring/publishing/NoticeSender';
import { startTestDatabase } from './testDatabase';
import { WebProcess } from './webProcess';

test('[EDIT-50] a notice is sent only after the published content has been reloaded', async () => {
  const database = await startTestDatabase();
  const { db, close } = await connectDatabase({ url: database.url });
  const web = await WebProcess.start();
  /** Number of received notices at each refresh. */
  const read: number[] = [];
  const notices = new NoticeSender({
    db,
    refresh: async () => void read.push(web.notices.length),
    webUrl: web.url,
    secret: 'a secret of ours',
    log: pino({ level: 'silent' }),
  });
  for (const route of ['/one', '/two']) await addNotice(db, { site: 'harbour', paths: [route] });
  notices.wake();
  while (web.notices.length < 2) await wait(10);
  await notices.close();
  expect(read).toEqual([0, 1]);
  await web.close();
  await close();
  await database.stop();
});

test('[EDIT-57] a publication is reported as visible only if the web process confirms it', async () => {
  const database = await startTestDatabase();
  const { db, close } = await connectDatabase({ url: database.url });
  const web = await WebProcess.start();
  const notices = new NoticeSender({
    db,
    refresh: () => Promise.resolve(),
    webUrl: web.url,
    secret: 'a secret of ours',
    log: pino({ level: 'silent' }),
  });
  const publish = async () => {
    await addNotice(db, { site: 'harbour', paths: ['/one'] });
    return notices.deliver();
  };
  expect(await publish()).toBe(true);
  web.answer = '{"purged":0,"inUse":false}';
  expect(await publish()).toBe(false);
  web.answer = '{"purged":0,"inUse":true}';
  expect(await publish()).toBe(true);
  web.refusals = 1;
  expect(await publish()).toBe(false);
  await notices.close();
  await web.close();
  await close();
  await database.stop();
});
