/**
 * The part of a web process that handles saved searches, in a process that can be killed. Variables:
 * DATABASE_URL, SEARCH_URL. It does not listen; it prints a port only to tell that it is ready.
 */
import { createMailClient } from '../../platform/upstreams/mail';
import { startTestAlerts, createTestPush } from '../contract/testAlerts';
import { searchApiKey } from '../contract/testPlatform';

const { DATABASE_URL = '', SEARCH_URL = '' } = process.env;

const { watcher, sender } = startTestAlerts({
  databaseUrl: DATABASE_URL,
  search: { url: SEARCH_URL, apiKey: searchApiKey },
  mail: createMailClient(`${SEARCH_URL}/post/mail`),
  push: createTestPush(`${SEARCH_URL}/push`),
  lease: 400,
});
watcher.start();
sender.start();
// Keeps the process alive, which the timers of the alerts do not.
setInterval(() => undefined, 60_000);
process.stdout.write(`${JSON.stringify({ port: 1 })}\n`);
