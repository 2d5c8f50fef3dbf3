/**
 * Entry of the scaling process: decodes and encodes pictures, one after the other. Its input is untrusted, so
 * it holds no state: it exits when a picture takes too much memory, and the web process stops it when one
 * takes too long.
 */
import '../../../platform/clock/setClock.mjs';
import sharp from 'sharp';
import { encodeImage } from '../encodeImage';
import { makeMiniature } from './makeMiniature';
import type { ScalingAnswer, ScalingTask } from './scalingTask.types';

/** A picture of the maximum size can be decoded within this much memory. */
const MAX_MEMORY_BYTES = 640 * 1024 * 1024;
const CHECK_MS = 50;

// One thread per process: as many of these processes run as pictures are scaled at the same time.
sharp.concurrency(1);

const readResidentBytes = () => process.memoryUsage.rss();
/** Ends the process at once: an orderly exit would wait for busy threads. */
const killProcess = () => process.kill(process.pid, 'SIGKILL');

async function work(task: ScalingTask): Promise<ScalingAnswer> {
  const bytes = Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength);
  try {
    const encoded =
      task.kind === 'scale'
        ? await encodeImage(bytes, task.width, task.encoding)
        : await makeMiniature(bytes);
    return { ok: true, ...encoded, residentBytes: readResidentBytes() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { ok: false, reason, residentBytes: readResidentBytes() };
  }
}

process.on('message', (task: ScalingTask) => {
  const memoryCheck = setInterval(() => {
    if (readResidentBytes() > MAX_MEMORY_BYTES) killProcess();
  }, CHECK_MS);
  void work(task).then((answer) => {
    clearInterval(memoryCheck);
    process.send?.(answer);
  });
});
// The web process has ended.
process.on('disconnect', killProcess);
