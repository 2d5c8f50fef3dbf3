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

/** Compresses pages with a dictionary, away from the thread that answers. */
export interface Compressor {
  /**
   * A page in the content encoding `dcz`.
   * @throws TooManyTasksError when too many wait, Error when it fails: the page goes out without a dictionary
   */
  compress: (task: CompressionTask) => Promise<Buffer>;
}

/** Pages that wait, some milliseconds each: nobody waits longer than a page is worth. */
const MAX_WAITING = 8;

/** A thread that compresses one page at a time; it starts with the first one, and again after it has ended. */
export class CompressionThread implements Compressor {
  readonly #tasks = createBoundedTasks(1, MAX_WAITING);
  #worker: Worker | undefined;

  /** @param entry file of the thread */
  constructor(private readonly entry: string) {}

  compress = (task: CompressionTask): Promise<Buffer> => this.#tasks.run(() => this.#ask(task));

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask(task: CompressionTask): Promise<Buffer> {
    const worker = (this.#worker ??= this.#start());
    const answer = await new Promise<CompressionAnswer>((resolve) => {
      const end = (problem: string) => settle({ problem });
      const failed = ({ message }: Error) => end(message);
      const ended = () => end('The compressing thread has ended.');
      const settle = (settled: CompressionAnswer) => {
        worker.off('message', settle).off('error', failed).off('exit', ended);
        resolve(settled);
      };
      worker.on('message', settle).on('error', failed).on('exit', ended);
      worker.postMessage(task);
    });
    if ('problem' in answer) throw new Error(answer.problem);
    const { buffer, byteOffset, byteLength } = answer.bytes;
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  #start(): Worker {
    const worker = startThread(this.entry);
    const gone = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', gone).on('exit', gone);
    // It keeps nobody waiting that wants to end.
    worker.unref();
    return worker;
  }
}
