import { pino } from 'pino';
import type { Database } from '../../platform/database/connect';
import { contract } from '../../schema/generated/contract';
import { ContentStore } from '../../cms/items/ContentStore';
import { NoticeSender } from '../../cms/authoring/publishing/NoticeSender';
import { ReleaseRunner } from '../../cms/authoring/releases/ReleaseRunner';
import { harbour, webhookSecret } from './testPlatform';

/** Starts another runner of due releases on the same database, as a second process would. */
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
