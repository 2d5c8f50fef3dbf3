/** Entry of a thread that runs one task with redirects and answers once. */
import '../clock/setClock.mjs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer } from './RedirectThread';
import { runRedirectTask } from './redirectTasks';

function answer(): ThreadAnswer {
  try {
    return { value: runRedirectTask(workerData) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(answer());
