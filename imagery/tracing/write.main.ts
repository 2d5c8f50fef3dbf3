/**
 * Writes models for the tracer, a folder per body style: `tsx imagery/tracing/write.main.ts <folder> [body style…]`.
 * Without body styles it writes all of them, and the truck.
 */
import path from 'node:path';
import { findBodyStyle, tracedBodyStyles } from '../bodyStyles';
import { writeCar, writeTruck } from './writeModel';

const [folder = '', ...requested] = process.argv.slice(2);
const names = requested.length > 0 ? requested : [...tracedBodyStyles, 'truck'];
for (const name of names) {
  const target = path.join(folder, name);
  const bodyStyle = tracedBodyStyles.find((candidate) => candidate === name);
  if (bodyStyle) await writeCar(findBodyStyle(bodyStyle), target);
  else if (name === 'truck') await writeTruck(target);
  else throw new Error('Unknown look');
}
