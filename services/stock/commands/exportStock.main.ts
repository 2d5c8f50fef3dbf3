/** Prints an index of the running search service: `npm run stock:export -- --index <name>`. */
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../../platform/command';
import { readVariables, searchService, sharedVariables } from '../../../platform/environment';
import { exportStock } from './exportStock';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { index: { type: 'string' } } });
  if (values.index === undefined) throw new UsageError('Name the index to export.');
  const service = searchService(readVariables(sharedVariables, process.env));
  await exportStock(service, values.index, process.stdout);
}

await runCommand('npm run stock:export -- --index <name>', main);
