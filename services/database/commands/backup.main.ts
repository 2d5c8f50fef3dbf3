/** Backs the database up: `npm run database:backup -- <file>`, with the variables of the product. */
import '../../../platform/clock/setClock.mjs';
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { runCommand, UsageError } from '../../../platform/command';
import { databaseUrl, readVariables, sharedVariables } from '../../../platform/environment';
import { backUp } from '../backup';

async function main([file]: string[]): Promise<void> {
  if (file === undefined) throw new UsageError('Name the file to write.');
  // Readable for whoever takes it alone: it holds what visitors wrote.
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(output, 'open');
  const packed = createGzip();
  const written = pipeline(packed, output);
  try {
    const url = databaseUrl(readVariables(sharedVariables, process.env));
    const backedUp = backUp(url, packed).finally(() => packed.end());
    // Of both, since a full disk ends the one in the midst of the other.
    const [rows] = await Promise.all([backedUp, written]);
    console.log(`${rows} rows are in ${file}.`);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

await runCommand('npm run database:backup -- <file>', () => main(process.argv.slice(2)));
