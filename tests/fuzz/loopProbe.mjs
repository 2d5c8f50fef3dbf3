/**
 * Loaded by each process of the product under test: writes the longest time that its own work blocked the
 * event loop, in ms, as a file `<program>-<pid>` in LOOP_PROBE_DIR. Time that the system gave to other
 * processes does not count.
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
  // Excludes the start, which loads and compiles everything; only requests count.
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
