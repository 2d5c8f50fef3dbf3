/**
 * Sets this program's clock from `CLOCK` (clock.mjs); must be the first import of every process and
 * thread.
 */
import { readShift, shiftClock } from './clock.mjs';

try {
  const shiftMs = readShift(process.env);
  if (shiftMs !== undefined) {
    shiftClock(shiftMs);
    process.env.CLOCK = `${shiftMs < 0 ? '' : '+'}${shiftMs}`;
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
