import { createBoundedTasks, type BoundedTasks } from '../boundedTasks';
import { startThread } from '../startThread';
import type { RedirectAnswers, RedirectTask } from './redirectTasks';

export type ThreadAnswer = { value: RedirectAnswers[RedirectTask['kind']] } | { problem: string };

export interface RedirectThreadOptions {
  /** Entry file of the thread. */
  entry: string;
  /** Maximum time of one task before its thread is stopped, in ms; allows for a busy machine. */
  deadlineMs?: number;
  /** Maximum number of tasks that wait; more are refused. */
  maxWaiting: number;
}

/** The redirects of a normal site take at most a second, mostly for starting the thread. */
const DEADLINE_MS = 15_000;
/** Node stops a thread that needs more heap than this, in megabytes. */
const MAX_HEAP_MB = 128;

/** Runs a task with redirects. */
export type RunRedirectTask = <Kind extends RedirectTask['kind']>(
  task: Extract<RedirectTask, { kind: Kind }>,
) => Promise<RedirectAnswers[Kind]>;

/**
 * Compiles and checks redirects that editors wrote, in a separate thread: any input can cost time and memory,
 * and the thread limits both. One task at a time, each in a new thread.
 */
export class RedirectThread {
  readonly #tasks: BoundedTasks;

  constructor(private readonly options: RedirectThreadOptions) {
    this.#tasks = createBoundedTasks(1, options.maxWaiting);
  }

  /**
   * The result of a task.
   * @throws TooManyTasksError when the queue is full
   * @throws Error when the task takes too much time or memory
   */
  runTask: RunRedirectTask = (task) => this.#tasks.run(() => this.#run(task));

  async #run<Kind extends RedirectTask['kind']>(
    task: Extract<RedirectTask, { kind: Kind }>,
  ): Promise<RedirectAnswers[Kind]> {
    const { entry, deadlineMs = DEADLINE_MS } = this.options;
    const worker = startThread(entry, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    let timer: NodeJS.Timeout | undefined;
    const answer = await new Promise<ThreadAnswer>((resolve) => {
      const fail = (problem: string) => resolve({ problem });
      timer = setTimeout(() => fail('The redirects take too long.'), deadlineMs);
      worker
        .once('message', resolve)
        .once('error', ({ message }) => fail(message))
        .once('exit', () => fail('The thread of the redirects has ended.'));
    });
    clearTimeout(timer);
    await worker.terminate();
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.value as RedirectAnswers[Kind];
  }
}
