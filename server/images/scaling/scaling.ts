import { availableParallelism } from 'node:os';
import { createBoundedTasks } from '../../../platform/boundedTasks';
import type { EncodedImage } from '../encodeImage';
import { ScalingProcess } from './ScalingProcess';
import type { ScalingTask } from './scalingTask.types';

/** Scales pictures in separate processes. */
export interface Scaling {
  /** Rejects with `UndecodableImageError`, and with `TooManyTasksError` when too many wait. */
  run: (task: () => Promise<ScalingTask>) => Promise<EncodedImage>;
  /** Number of running and waiting pictures. */
  load: () => number;
  close: () => void;
}

export interface ScalingOptions {
  /** File of the scaling process. */
  entry: string;
  /** Maximum time for one picture, in milliseconds (default 10 s). */
  timeLimitMs?: number;
}

/** More pictures take several seconds: further requests are refused and should be repeated later. */
const MAX_QUEUE_LENGTH = 120;
const MAX_PROCESSES = 2;

/**
 * Creates the queue and its processes. A source is read only when its task runs, so that waiting takes no
 * memory. A second process runs only while there is work for two.
 */
export function createScaling({ entry, timeLimitMs = 10_000 }: ScalingOptions): Scaling {
  const count = Math.min(MAX_PROCESSES, availableParallelism());
  const processes = Array.from({ length: count }, () => new ScalingProcess({ entry, timeLimitMs }));
  const freeProcesses = [...processes];
  const tasks = createBoundedTasks(count, MAX_QUEUE_LENGTH);

  async function work(task: ScalingTask): Promise<EncodedImage> {
    const scalingProcess = freeProcesses.pop();
    // The queue runs at most as many tasks as there are processes.
    if (!scalingProcess) throw new Error('No scaling process is free.');
    try {
      return await scalingProcess.run(task);
    } finally {
      freeProcesses.push(scalingProcess);
    }
  }

  return {
    run: (task) => tasks.run(async () => work(await task())),
    load: () => tasks.load(),
    close: () => processes.forEach((process) => process.close()),
  };
}
