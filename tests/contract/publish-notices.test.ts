import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { connectDatabase } from '../../platform/database/connect';
import { addNotice, NoticeSender } from '../../cms/authoring/publishing/publishNotices';
import { startTestDatabase } from './testDatabase';
import { WebProcess } from './webProcess';

test('[EDIT-50] a notice goes out after what is public was read anew: whoever gets it asks at once', async () => {
  const database = await startTestDatabase();
  const { db, close } = await connectDatabase({ url: database.url });
  const web = await WebProcess.start();
  /** How many notices had arrived whenever it was read. */
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
