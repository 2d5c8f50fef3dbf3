import type { Worker } from 'node:worker_threads';
import { isSource, startThread } from '../../platform/startThread';
import type { SearchEngine } from './SearchEngine';
import type {
  SearchThreadData,
  WorkerAnswer,
  WorkerRequest,
  WorkerTask,
} from './searchWorker.types';

/**
 * Indexes in threads of their own, so that a search never keeps pages waiting. A new index is made in a
 * new thread while the old one serves, and takes its place once it is ready; `entry` is the thread's
 * file, and makes the stock of indexes without one. A built thread keeps snapshots, when it has a folder for them.
 */
export function createWorkerEngine(entry: string, data: SearchThreadData): SearchEngine {
  const threadOf = new Map<string, IndexThread>();
  const threads = new Set<IndexThread>();
  let starting: IndexThread | undefined;

  const threadWith = (index: string): IndexThread => {
    const thread = threadOf.get(index);
    if (!thread) throw new Error(`Index ${index} is not loaded`);
    return thread;
  };

  const start = (): IndexThread => {
    const thread = new IndexThread(entry, data, () => {
      threads.delete(thread);
      if (starting === thread) starting = undefined;
      for (const [index, its] of threadOf) if (its === thread) threadOf.delete(index);
    });
    threads.add(thread);
    return thread;
  };

  /** Forgets an index that another thread serves now; ends a thread that serves none any more. */
  const release = async (thread: IndexThread, index: string): Promise<void> => {
    // Questions are answered in turn: those that were asked before this one have their answers.
    await thread.ask({ kind: 'drop', index });
    if (![...threadOf.values()].includes(thread)) await thread.close();
  };

  return {
    async load(source) {
      const before = threadOf.get(source.index);
      // First indexes share a thread: nothing waits for it yet.
      const thread = before ? start() : (starting ??= start());
      const { loaded = { from: 'documents' } } = await thread.ask({ kind: 'load', source });
      threadOf.set(source.index, thread);
      if (before) await release(before, source.index);
      return loaded;
    },
    async search(query) {
      const { bytes } = await threadWith(query.index).ask({ kind: 'search', query });
      return bytes ?? new Uint8Array();
    },
    async change(index, changes) {
      await threadWith(index).ask({ kind: 'change', index, changes });
    },
    // A thread that ended fails the searches of its indexes.
    health: async () => ({ status: 'ok' }),
    async close() {
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

/** A thread and the questions that it has not answered yet. */
class IndexThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: WorkerAnswer) => void>();
  #lastId = 0;
  #ended = false;

  constructor(entry: string, data: SearchThreadData, onEnd: () => void) {
    // Code that changes while it is worked on cannot tell which snapshots are its own.
    const workerData = isSource(entry) ? { ...data, snapshots: undefined } : data;
    this.#worker = startThread(entry, { workerData });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    const end = (reason: string): void => {
      this.#ended = true;
      onEnd();
      for (const id of this.#waiting.keys()) this.#settle({ id, error: reason });
    };
    this.#worker.on('error', (error) => end(error.message));
    this.#worker.on('exit', () => end('The search thread has ended.'));
  }

  ask(task: WorkerTask): Promise<WorkerAnswer> {
    if (this.#ended) return Promise.reject(new Error('The search thread has ended.'));
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker.postMessage({ ...task, id } satisfies WorkerRequest);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) =>
        answer.error === undefined ? resolve(answer) : reject(new Error(answer.error)),
      );
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }
}
