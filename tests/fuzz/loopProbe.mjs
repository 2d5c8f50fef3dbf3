/**
 * Loaded by each process of the product under test: writes the longest time that its event loop was held up by work of its
 * own, in ms, as `<what it runs>-<id>` into LOOP_PROBE_DIR. What the machine gave to others meanwhile does not count.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const directory = process.env.LOOP_PROBE_DIR;
const EVERY_MS = 50;

if (directory && isMainThread) {
  const name = path.basename(process.argv[1] ?? 'node').replace(/\.\w+$/, '');
  let longest = 0;
  let at = performance.now();
  let used = process.cpuUsage();
  // The start compiles and reads everything; what counts is what requests do.
  let isStarting = true;
  setTimeout(() => (isStarting = false), 30_000).unref();
  setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    const held = Math.min(performance.now() - at - EVERY_MS, (user + system) / 1000);
    at = performance.now();
    used = process.cpuUsage();
    if (isStarting || held <= longest) return;
    longest = held;
    writeFileSync(path.join(directory, `${name}-${process.pid}`), String(Math.round(longest)));
  }, EVERY_MS).unref();
}
