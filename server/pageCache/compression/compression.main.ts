/** Entry of the compression thread: compresses pages in the coding `dcz`, one after the other. */
import '../../../platform/clock/setClock.mjs';
import { parentPort } from 'node:worker_threads';
import type { CompressionAnswer, CompressionTask } from './CompressionThread';
import { compressWithDictionary } from './compressWithDictionary';

async function answer({ page, dictionary, digest }: CompressionTask): Promise<CompressionAnswer> {
  try {
    return { bytes: await compressWithDictionary(page, dictionary, digest) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: CompressionTask) => {
  void answer(task).then((message) => parentPort?.postMessage(message));
});
