/**
 * What a web process does for saved searches, in a process that can be killed: DATABASE_URL, SEARCH_URL. It listens on
 * nothing; prints a port all the same once it works.
 */
import { createMailClient } from '../../platform/upstreams/mail';
import { testAlerts, testPush } from '../contract/testAlerts';
import { searchApiKey } from '../contract/testPlatform';

const { DATABASE_URL = '', SEARCH_URL = '' } = process.env;

const { watcher, sender } = testAlerts({
  databaseUrl: DATABASE_URL,
  search: { url: SEARCH_URL, apiKey: searchApiKey },
  mail: createMailClient(`${SEARCH_URL}/post/mail`),
  push: testPush(`${SEARCH_URL}/push`),
  lease: 400,
});
watcher.start();
sender.start();
// What it works with lets a process end that has nothing else to do.
setInterval(() => undefined, 60_000);
process.stdout.write(`${JSON.stringify({ port: 1 })}\n`);
