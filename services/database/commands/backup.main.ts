/** Backs up the database: `npm run database:backup -- <file>`, with the product's environment variables. */
import '../../../platform/clock/setClock.mjs';
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { runCommand, UsageError } from '../../../platform/command';
import { databaseUrl, readVariables, sharedVariables } from '../../../platform/environment';
import { backUp } from '../backup';

async function main([file]: string[]): Promise<void> {
  if (file === undefined) throw new UsageError('Name the file to write to.');
  // Readable only by the user who runs the command: the backup contains visitors' input.
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(output, 'open');
  const gzip = createGzip();
  const writing = pipeline(gzip, output);
  try {
    const url = databaseUrl(readVariables(sharedVariables, process.env));
    const backup = backUp(url, gzip).finally(() => gzip.end());
    // Waits for both: a full disk fails the writing while the backup is still running.
    const [rows] = await Promise.all([backup, writing]);
    console.log(`Backed up ${rows} rows to ${file}.`);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

await runCommand('npm run database:backup -- <file>', () => main(process.argv.slice(2)));
