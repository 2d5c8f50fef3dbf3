import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOCK = path.join('.cache', 'prepare.lock');
const LOOK_MS = 200;

/**
 * Does `work` when no other command prepares this clone: two installations at once would leave neither. Waits for the
 * other one and says so; one that was killed is not waited for.
 * @param {() => void} work
 */
export function oneAtATime(work) {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  let told = false;
  while (!take()) {
    if (!told) console.log('Waiting for another command that prepares this clone …');
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
  try {
    work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function take() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld()) rmSync(LOCK, { force: true });
    return false;
  }
}

/** Whether the process that took the lock is there. One that is just taking it has not said who it is. */
function isHeld() {
  try {
    const holder = readFileSync(LOCK, 'utf8');
    return holder === '' || process.kill(Number(holder), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
