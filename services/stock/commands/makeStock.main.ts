/**
 * Makes the whole stock once, says what is in it, and keeps its size for the embedded search service:
 * `npm run stock -- --cars 100000`.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../../../platform/command';
import { readVariables, sharedVariables } from '../../../platform/environment';
import { showProgressBar } from '../../../platform/progressBar';
import { stockDocuments } from '../stock';
import { stockIndexes } from '../stockIndexes';
import { carCounts } from '../profiles';
import { keepStockSettings, readCars, readStockSettings } from '../stockSettings';

/** Documents between two steps of the bar. */
const STEP = 1000;

function main(): void {
  const { DATA_DIR: dataDir } = readVariables(sharedVariables, process.env);
  const { values } = parseArgs({ options: { cars: { type: 'string' } } });
  const wanted = readStockSettings(dataDir, process.env);
  const options = values.cars === undefined ? wanted : { ...wanted, cars: readCars(values.cars) };
  const total = [...carCounts(options.cars).values()].reduce((sum, count) => sum + count, 0);
  const show = showProgressBar(process.stdout);
  const counts: Record<string, number> = {};
  let cars = 0;
  for (const { name, kind } of stockIndexes) {
    let count = 0;
    for (const _ of stockDocuments(name, options)) {
      count += 1;
      if (kind !== 'cars') continue;
      cars += 1;
      if (cars % STEP === 0 || cars === total) show({ done: cars, total, path: name });
    }
    counts[name] = count;
  }
  console.table(counts);
  keepStockSettings(dataDir, options);
  console.log(`The search service serves this stock from its next start (${dataDir}/stock.json).`);
}

await runCommand('npm run stock [-- --cars <number>]', main);
