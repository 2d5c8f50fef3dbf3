/**
 * The search service and the embedded mail and push services, in a process that can be killed. Variables:
 * DATABASE_URL, DATA_DIR, PORT. Prints its port once it is ready.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { connectDatabase } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { PostBox } from '../../services/post/PostBox';
import { postRouter } from '../../services/post/postRouter';
import { pushRouter } from '../../services/push/pushRouter';
import { PushSubscriptions } from '../../services/push/PushSubscriptions';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { createInlineEngine } from '../../services/search/inlineEngine';
import { searchRouter } from '../../services/search/searchRouter';
import { SearchService } from '../../services/search/searchService';
import { carIndex } from '../contract/search/testCars';
import { searchApiKey } from '../contract/testPlatform';

const { DATABASE_URL = '', DATA_DIR = '', PORT = '0' } = process.env;

async function main(): Promise<void> {
  const { db, pool } = await connectDatabase({ url: DATABASE_URL });
  await migrateDatabase(pool);
  const definitions = new Map([...indexDefinitions].filter(([name]) => name === carIndex));
  const service = SearchService.open({
    engine: createInlineEngine(definitions, () => []),
    generate: () => [],
    definitions,
    db,
    dataDir: DATA_DIR,
    log: pino({ level: 'silent' }),
  });
  const app = express().disable('etag');
  app.use('/v1', searchRouter({ service, apiKey: searchApiKey }));
  const box = new PostBox(pool, 30);
  app.use('/post', postRouter(box));
  app.use('/push', pushRouter({ box, subscriptions: new PushSubscriptions(pool, 30) }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(Number(PORT), '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port })}\n`);
}

void main();
