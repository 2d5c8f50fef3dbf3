/** Prints an index of the running search service: `npm run stock:export -- --index <name>`. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { exportStock } from './exportStock';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { index: { type: 'string' } } });
  if (values.index === undefined) throw new Error('--index <name> says which index.');
  await exportStock(readConfig(process.env).search, values.index, process.stdout);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
