import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOCK = path.join('.cache', 'prepare.lock');
/** Temporary files of this process next to the lock. */
const OWN = `${LOCK}.${process.pid}`;
const STALE = `${OWN}.stale`;
const LOOK_MS = 200;

/**
 * Runs `work` when no other command prepares this clone: two installations at the same time would break each
 * other. Prints a message while it waits for the other command; the lock of a command that was killed is
 * removed.
 * @param {() => void} work
 */
export function oneAtATime(work) {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  let told;
  for (let holder = take(); holder !== undefined; holder = take()) {
    if (told !== holder) {
      console.log(`Waiting for process ${holder}, which is preparing this clone …`);
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

/**
 * Takes the lock.
 * @returns the process that holds it; undefined when this process has taken it
 */
function take() {
  // The process id is written before the file becomes the lock, so a lock is never without it.
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

/**
 * Removes the lock of a process that has ended. If another process has replaced it in the meantime, that
 * lock is restored.
 */
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

/** Makes a file the lock; returns false when there is a lock already. */
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
  // Signalling process 0 would signal this process's own group.
  if (!(id > 0)) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
