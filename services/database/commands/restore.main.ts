/** Restores a backup into an empty database: `npm run database:restore -- <file>`. */
import '../../../platform/clock/setClock.mjs';
import { runCommand, UsageError } from '../../../platform/command';
import { databaseUrl, readVariables, sharedVariables } from '../../../platform/environment';
import { restoreFile } from '../restore';

await runCommand('npm run database:restore -- <file>', async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new UsageError('Name the backup to restore.');
  const url = databaseUrl(readVariables(sharedVariables, process.env));
  console.log(`Restored ${await restoreFile(url, file)} rows.`);
});
