/** Fills an empty database from a backup: `npm run database:restore -- <file>`. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { databaseUrl, readVariables, sharedVariables } from '../../../runtime/environment';
import { restore } from '../restore';

async function main([file]: string[]): Promise<void> {
  if (file === undefined) throw new Error('Name the file to read.');
  const packed = createReadStream(file);
  const input = createGunzip();
  packed.on('error', (error) => input.destroy(error)).pipe(input);
  const rows = await restore(databaseUrl(readVariables(sharedVariables, process.env)), input);
  console.log(`${rows} rows are restored.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
