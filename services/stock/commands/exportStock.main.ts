/** Prints an index of the running search service: `npm run stock:export -- --index <name>`. */
import { parseArgs } from 'node:util';
import { readVariables, searchService, sharedVariables } from '../../../runtime/environment';
import { exportStock } from './exportStock';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { index: { type: 'string' } } });
  if (values.index === undefined) throw new Error('--index <name> says which index.');
  const service = searchService(readVariables(sharedVariables, process.env));
  await exportStock(service, values.index, process.stdout);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
