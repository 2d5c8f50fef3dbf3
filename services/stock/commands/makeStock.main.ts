/**
 * Generates the whole stock once, prints a summary and stores its size for the embedded search service:
 * `npm run stock -- --cars 100000`.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../../../platform/command';
import { readVariables, sharedVariables } from '../../../platform/environment';
import { showProgressBar } from '../../../platform/progressBar';
import { stockDocuments } from '../stock';
import { stockIndexes } from '../stockIndexes';
import { carCounts } from '../profiles';
import { storeStockSettings, readCars, readStockSettings } from '../stockSettings';

/** Number of cars between two updates of the progress bar. */
const CARS_PER_UPDATE = 1000;

function main(): void {
  const { DATA_DIR: dataDir } = readVariables(sharedVariables, process.env);
  const { values } = parseArgs({ options: { cars: { type: 'string' } } });
  const configured = readStockSettings(dataDir, process.env);
  const options =
    values.cars === undefined ? configured : { ...configured, cars: readCars(values.cars) };
  const total = [...carCounts(options.cars).values()].reduce((sum, count) => sum + count, 0);
  const showProgress = showProgressBar(process.stdout);
  const counts: Record<string, number> = {};
  let cars = 0;
  for (const { name, kind } of stockIndexes) {
    let count = 0;
    for (const _ of stockDocuments(name, options)) {
      count += 1;
      if (kind !== 'cars') continue;
      cars += 1;
      if (cars % CARS_PER_UPDATE === 0 || cars === total)
        showProgress({ done: cars, total, path: name });
    }
    counts[name] = count;
  }
  console.table(counts);
  storeStockSettings(dataDir, options);
  console.log(`The search service serves this stock from its next start (${dataDir}/stock.json).`);
}

await runCommand('npm run stock [-- --cars <number>]', main);
