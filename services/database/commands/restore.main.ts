/** Fills an empty database from a backup: `npm run database:restore -- <file>`. */
import '../../../platform/clock/setClock.mjs';
import { runCommand, UsageError } from '../../../platform/command';
import { databaseUrl, readVariables, sharedVariables } from '../../../platform/environment';
import { restoreFile } from '../restore';

await runCommand('npm run database:restore -- <file>', async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new UsageError('Name the file to read.');
  const url = databaseUrl(readVariables(sharedVariables, process.env));
  console.log(`${await restoreFile(url, file)} rows are restored.`);
});
