import { pino } from 'pino';
import type { Database } from '../../platform/database/connect';
import { contract } from '../../schema/generated/contract';
import { ContentStore } from '../../cms/items/contentStore';
import { NoticeSender } from '../../cms/authoring/publishing/publishNotices';
import { ReleaseRunner } from '../../cms/authoring/releases/ReleaseRunner';
import { harbour, webhookSecret } from './testPlatform';

/** Another process that looks for releases that are due in the same database. */
export async function startReleaseRunner(db: Database, webUrl: string): Promise<ReleaseRunner> {
  const log = pino({ level: 'silent' });
  const store = await ContentStore.open({
    contentFolder: 'tests/contract/content',
    sites: [harbour],
    contract,
    db,
  });
  const refresh = () => store.refresh();
  const notices = new NoticeSender({ db, refresh, webUrl, secret: webhookSecret, log });
  return new ReleaseRunner({ db, store, notices, log });
}
