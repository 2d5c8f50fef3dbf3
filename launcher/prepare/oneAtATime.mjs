import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOCK = path.join('.cache', 'prepare.lock');
/** Files of this process next to the lock. */
const OWN = `${LOCK}.${process.pid}`;
const STALE = `${OWN}.stale`;
const LOOK_MS = 200;

/**
 * Does `work` when no other command prepares this clone: two installations at once would leave neither. Waits for the
 * other one and says so; one that was killed is not waited for.
 * @param {() => void} work
 */
export function oneAtATime(work) {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  let told;
  for (let holder = take(); holder !== undefined; holder = take()) {
    if (told !== holder) {
      console.log(`Waiting for another command that prepares this clone (process ${holder}) …`);
    }
    told = holder;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
  try {
    work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** Takes the lock. @returns the process that has it; undefined when this one does */
function take() {
  // A lock that says from its first moment on whose it is.
  writeFileSync(OWN, String(process.pid));
  try {
    while (!link(OWN)) {
      const holder = readHolder(LOCK);
      if (holder !== undefined && isRunning(holder)) return holder;
      removeStale(holder);
    }
    return undefined;
  } finally {
    rmSync(OWN, { force: true });
  }
}

/** Another one may have removed it and taken its own meanwhile, which is put back. */
function removeStale(holder) {
  try {
    renameSync(LOCK, STALE);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readHolder(STALE) !== holder) link(STALE);
  rmSync(STALE, { force: true });
}

/** Makes a file the lock; false when there is one. */
function link(file) {
  try {
    linkSync(file, LOCK);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(id) {
  // To signal 0 is to signal the own group.
  if (!(id > 0)) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
