import { availableParallelism } from 'node:os';
import { createBoundedTasks } from '../../../platform/boundedTasks';
import type { EncodedImage } from '../encodeImage';
import { ScalingProcess } from './ScalingProcess';
import type { ScalingTask } from './scalingTask.types';

/** Scales pictures in processes of their own. */
export interface Scaling {
  /** Rejects with `UndecodableImageError`, and with `TooManyTasksError` when too many wait. */
  run: (task: () => Promise<ScalingTask>) => Promise<EncodedImage>;
  /** Pictures at work and waiting. */
  load: () => number;
  close: () => void;
}

export interface ScalingOptions {
  /** File of the scaling process. */
  entry: string;
  /** Longest time for one picture, in milliseconds (default 10 s). */
  timeLimit?: number;
}

/** Seconds of work: who asks for more is told to come back. */
const MAX_QUEUE_LENGTH = 120;
const MAX_PROCESSES = 2;

/**
 * Creates the processes' queue. What is scaled is read when its turn comes, so that waiting costs no
 * memory. A second process works only while there is work for two.
 */
export function createScaling({ entry, timeLimit = 10_000 }: ScalingOptions): Scaling {
  const count = Math.min(MAX_PROCESSES, availableParallelism());
  const processes = Array.from({ length: count }, () => new ScalingProcess({ entry, timeLimit }));
  const free = [...processes];
  const tasks = createBoundedTasks(count, MAX_QUEUE_LENGTH);

  async function work(task: ScalingTask): Promise<EncodedImage> {
    const process = free.pop();
    // There are as many turns as processes.
    if (!process) throw new Error('No scaling process is free.');
    try {
      return await process.run(task);
    } finally {
      free.push(process);
    }
  }

  return {
    run: (task) => tasks.run(async () => work(await task())),
    load: () => tasks.load(),
    close: () => processes.forEach((process) => process.close()),
  };
}
