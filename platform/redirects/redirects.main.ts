/** Thread entry of one task with redirects: it answers once. */
import '../clock/setClock.mjs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer } from './RedirectThread';
import { doRedirectTask, type RedirectTask } from './redirectTasks';

function answer(): ThreadAnswer {
  try {
    return { value: doRedirectTask(workerData as RedirectTask) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(answer());
