import type { Worker } from 'node:worker_threads';
import { createBoundedTasks } from '../../../platform/boundedTasks';
import { startThread } from '../../../platform/startThread';

export interface CompressionTask {
  page: Uint8Array;
  dictionary: Uint8Array;
  /** SHA-256 of the dictionary. */
  digest: Uint8Array;
}

export type CompressionAnswer = { bytes: Uint8Array } | { problem: string };

/** Compresses pages with a dictionary, outside the main thread. */
export interface Compressor {
  /**
   * A page in the content encoding `dcz`.
   * @throws TooManyTasksError when too many wait, Error when it fails: the page is sent without a
   * dictionary
   */
  compress: (task: CompressionTask) => Promise<Buffer>;
}

/**
 * Maximum number of pages that wait, some milliseconds each: a longer wait would cost more than compression
 * saves.
 */
const MAX_WAITING = 8;

/**
 * A thread that compresses one page at a time. It starts with the first page, and again after it has ended.
 */
export class CompressionThread implements Compressor {
  readonly #tasks = createBoundedTasks(1, MAX_WAITING);
  #worker: Worker | undefined;

  /** @param entry file of the thread */
  constructor(private readonly entry: string) {}

  compress = (task: CompressionTask): Promise<Buffer> => this.#tasks.run(() => this.request(task));

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async request(task: CompressionTask): Promise<Buffer> {
    const worker = (this.#worker ??= this.#start());
    const answer = await new Promise<CompressionAnswer>((resolve) => {
      const fail = (problem: string) => settle({ problem });
      const onError = ({ message }: Error) => fail(message);
      const onExit = () => fail('The compressing thread has ended.');
      const settle = (answer: CompressionAnswer) => {
        worker.off('message', settle).off('error', onError).off('exit', onExit);
        resolve(answer);
      };
      worker.on('message', settle).on('error', onError).on('exit', onExit);
      worker.postMessage(task);
    });
    if ('problem' in answer) throw new Error(answer.problem);
    const { buffer, byteOffset, byteLength } = answer.bytes;
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  #start(): Worker {
    const worker = startThread(this.entry);
    const forgetWorker = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', forgetWorker).on('exit', forgetWorker);
    // The thread must not keep the process running.
    worker.unref();
    return worker;
  }
}
