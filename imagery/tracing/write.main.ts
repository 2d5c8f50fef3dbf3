/**
 * Writes models for the tracer, a folder for each look: `tsx imagery/tracing/write.main.ts <folder> [look…]`.
 * Without looks it writes all, and the truck.
 */
import path from 'node:path';
import { partsOf, tracedLookNames } from '../looks';
import { writeCar, writeTruck } from './writeModel';

const [folder = '', ...asked] = process.argv.slice(2);
const names = asked.length > 0 ? asked : [...tracedLookNames, 'truck'];
for (const name of names) {
  const target = path.join(folder, name);
  const look = tracedLookNames.find((known) => known === name);
  if (look) await writeCar(partsOf(look), target);
  else if (name === 'truck') await writeTruck(target);
  else throw new Error('No such look');
}
