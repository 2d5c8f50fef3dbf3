import { createBoundedTasks, type BoundedTasks } from '../boundedTasks';
import { startThread } from '../startThread';
import type { RedirectAnswers, RedirectTask } from './redirectTasks';

export type ThreadAnswer = { value: RedirectAnswers[RedirectTask['kind']] } | { problem: string };

export interface RedirectThreadOptions {
  /** File of the thread. */
  entry: string;
  /** What one task may take before its thread is ended, in ms; a busy machine included. */
  deadlineMs?: number;
  /** Tasks that wait at most; more are refused. */
  maxWaiting: number;
}

/** An ordinary site's redirects take a second at most, of which most is the start of the thread. */
const DEADLINE_MS = 15_000;
/** The heap of a thread, in MB: one that wants more ends by itself. */
const HEAP_MB = 128;

/** Does what is asked of redirects. */
export type AskRedirects = <Kind extends RedirectTask['kind']>(
  task: Extract<RedirectTask, { kind: Kind }>,
) => Promise<RedirectAnswers[Kind]>;

/**
 * Compiles and checks redirects that editors wrote away from the thread that answers: any input costs time and
 * memory there, and both have an end. One task at a time, each in a thread of its own.
 */
export class RedirectThread {
  readonly #tasks: BoundedTasks;

  constructor(private readonly options: RedirectThreadOptions) {
    this.#tasks = createBoundedTasks(1, options.maxWaiting);
  }

  /**
   * What a task comes to.
   * @throws TooManyTasksError when too many wait, Error when it takes too long or too much memory
   */
  ask: AskRedirects = (task) => this.#tasks.run(() => this.#run(task));

  async #run<Kind extends RedirectTask['kind']>(
    task: Extract<RedirectTask, { kind: Kind }>,
  ): Promise<RedirectAnswers[Kind]> {
    const { entry, deadlineMs = DEADLINE_MS } = this.options;
    const worker = startThread(entry, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    let timer: NodeJS.Timeout | undefined;
    const answer = await new Promise<ThreadAnswer>((resolve) => {
      const end = (problem: string) => resolve({ problem });
      timer = setTimeout(() => end('The redirects take too long.'), deadlineMs);
      worker
        .once('message', resolve)
        .once('error', ({ message }) => end(message))
        .once('exit', () => end('The thread of the redirects has ended.'));
    });
    clearTimeout(timer);
    await worker.terminate();
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.value as RedirectAnswers[Kind];
  }
}
