/**
 * Process entry of the scaler: decodes and encodes pictures, one after the other. What it reads may come
 * from anywhere, so it has nothing to lose: it ends itself when a picture takes too much memory, and the
 * web process ends it when one takes too long.
 */
import '../../../platform/clock/setClock.mjs';
import sharp from 'sharp';
import { encodeImage } from '../encodeImage';
import { makeMiniature } from './makeMiniature';
import type { ScalingAnswer, ScalingTask } from './scalingTask.types';

/** A picture of the largest size accepted decodes within it. */
const MAX_MEMORY_BYTES = 640 * 1024 * 1024;
const WATCH_MS = 50;

// There are as many of these processes as pictures are scaled at once.
sharp.concurrency(1);

const resident = () => process.memoryUsage.rss();
/** At once: an orderly exit waits for the threads that are at work. */
const end = () => process.kill(process.pid, 'SIGKILL');

async function work(task: ScalingTask): Promise<ScalingAnswer> {
  const bytes = Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength);
  try {
    const made =
      task.kind === 'scale'
        ? await encodeImage(bytes, task.width, task.encoding)
        : await makeMiniature(bytes);
    return { ok: true, ...made, resident: resident() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { ok: false, reason, resident: resident() };
  }
}

process.on('message', (task: ScalingTask) => {
  const watch = setInterval(() => {
    if (resident() > MAX_MEMORY_BYTES) end();
  }, WATCH_MS);
  void work(task).then((answer) => {
    clearInterval(watch);
    process.send?.(answer);
  });
});
// The web process is gone.
process.on('disconnect', end);
