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
 * Creates an engine that runs indexes in worker threads, so that searches never delay pages. A new index is
 * built in a new thread while the old one serves, and replaces it when it is ready. `entry` is the file of
 * the thread, which also generates the stock of indexes without a file. Threads of the built program store
 * snapshots, if a folder is configured.
 */
export function createWorkerEngine(entry: string, data: SearchThreadData): SearchEngine {
  const threadByIndex = new Map<string, IndexThread>();
  const threads = new Set<IndexThread>();
  let startingThread: IndexThread | undefined;

  const getThread = (index: string): IndexThread => {
    const thread = threadByIndex.get(index);
    if (!thread) throw new Error(`Index ${index} is not loaded`);
    return thread;
  };

  const start = (): IndexThread => {
    const thread = new IndexThread(entry, data, () => {
      threads.delete(thread);
      if (startingThread === thread) startingThread = undefined;
      for (const [index, current] of threadByIndex)
        if (current === thread) threadByIndex.delete(index);
    });
    threads.add(thread);
    return thread;
  };

  /** Removes an index that another thread serves now; ends the thread if it has no other index. */
  const release = async (thread: IndexThread, index: string): Promise<void> => {
    // A thread answers in order, so the answer to this request means that all earlier ones are answered.
    await thread.request({ kind: 'drop', index });
    if (![...threadByIndex.values()].includes(thread)) await thread.close();
  };

  return {
    async load(source) {
      const previous = threadByIndex.get(source.index);
      // The first indexes share a thread: nothing is served yet that a build could delay.
      const thread = previous ? start() : (startingThread ??= start());
      const { loaded = { from: 'documents' } } = await thread.request({ kind: 'load', source });
      threadByIndex.set(source.index, thread);
      if (previous) await release(previous, source.index);
      return loaded;
    },
    async search(query) {
      const { bytes } = await getThread(query.index).request({ kind: 'search', query });
      return bytes ?? new Uint8Array();
    },
    async change(index, changes) {
      await getThread(index).request({ kind: 'change', index, changes });
    },
    // Searches of an ended thread fail on their own.
    health: async () => ({ status: 'ok' }),
    async close() {
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

/** A worker thread and its pending requests. */
class IndexThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, (answer: WorkerAnswer) => void>();
  #lastId = 0;
  #ended = false;

  constructor(entry: string, data: SearchThreadData, onEnd: () => void) {
    // In development, snapshots are off: the hash of the entry file does not cover changed imports.
    const workerData = isSource(entry) ? { ...data, snapshots: undefined } : data;
    this.#worker = startThread(entry, { workerData });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    const handleEnd = (reason: string): void => {
      this.#ended = true;
      onEnd();
      for (const id of this.#pending.keys()) this.#settle({ id, error: reason });
    };
    this.#worker.on('error', (error) => handleEnd(error.message));
    this.#worker.on('exit', () => handleEnd('The search thread has ended.'));
  }

  request(task: WorkerTask): Promise<WorkerAnswer> {
    if (this.#ended) return Promise.reject(new Error('The search thread has ended.'));
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker.postMessage({ ...task, id } satisfies WorkerRequest);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, (answer) =>
        answer.error === undefined ? resolve(answer) : reject(new Error(answer.error)),
      );
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    this.#pending.get(answer.id)?.(answer);
    this.#pending.delete(answer.id);
  }
}
