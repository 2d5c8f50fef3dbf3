/** Starts the embedded platform with the test content, in a process that tests can kill. */
import { join } from 'node:path';
import { startEmbedded } from '../../services/embedded/startEmbedded';
import { apiKey, editingSecret, harbour, searchApiKey, webhookSecret } from './testPlatform';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);

const { url } = await startEmbedded({
  port: 0,
  databaseUrl,
  dataDir,
  apiKey,
  editingSecret,
  webhookSecret,
  searchApiKey,
  stock: { cars: 0, day: '2026-11-01' },
  webUrl: 'http://127.0.0.1:9',
  contentFolder: join('tests', 'contract', 'content'),
  sites: [harbour],
});
process.stdout.write(`${JSON.stringify({ url })}\n`);
