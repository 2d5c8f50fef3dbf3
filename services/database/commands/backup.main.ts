/** Backs the database up: `npm run database:backup -- <file>`, with the variables of the product. */
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { createGzip } from 'node:zlib';
import { databaseUrl, readVariables, sharedVariables } from '../../../runtime/environment';
import { backUp } from '../backup';

async function main([file]: string[]): Promise<void> {
  if (file === undefined) throw new Error('Name the file to write.');
  // Readable for whoever takes it alone: it holds what visitors wrote.
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(output, 'open');
  const packed = createGzip();
  packed.pipe(output);
  try {
    const url = databaseUrl(readVariables(sharedVariables, process.env));
    const rows = await backUp(url, packed);
    packed.end();
    await once(output, 'finish');
    console.log(`${rows} rows are in ${file}.`);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
