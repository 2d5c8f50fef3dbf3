/** Thread entry of one task with redirects: it answers once. */
import '../clock/setClock.mjs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer } from './RedirectThread';
import { doRedirectTask } from './redirectTasks';

function answer(): ThreadAnswer {
  try {
    return { value: doRedirectTask(workerData) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(answer());
