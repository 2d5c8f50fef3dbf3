import { fork, type ChildProcess } from 'node:child_process';
import { UndecodableImageError, type EncodedImage } from '../encodeImage';
import type { ScalingAnswer, ScalingTask } from './scalingTask.types';

export interface ScalingProcessOptions {
  /** The process's file. */
  entry: string;
  /** Longest time for one picture, in milliseconds. */
  timeLimit: number;
}

/** It ends after this long without work, in milliseconds. */
const IDLE_MS = 30_000;
/** One that has grown beyond so many bytes makes room for a new one. */
const GROWN_BYTES = 200 * 1024 * 1024;

/**
 * A process that scales pictures, one at a time: started when there is work, ended when there is none,
 * when it has grown, or when a picture takes too long. It ends with the process that made it.
 */
export class ScalingProcess {
  readonly #options: ScalingProcessOptions;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ScalingProcessOptions) {
    this.#options = options;
  }

  /** Rejects with `UndecodableImageError`, also when the picture takes too much time or memory. */
  async run(task: ScalingTask): Promise<EncodedImage> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const answer = await this.#ask(this.#child, task);
    if (answer.resident > GROWN_BYTES) this.close();
    else this.#idle = setTimeout(() => this.close(), IDLE_MS).unref();
    if (!answer.ok) {
      throw new UndecodableImageError('The source cannot be read as a picture.', {
        cause: answer.reason,
      });
    }
    const { bytes, contentType } = answer;
    return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), contentType };
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const { entry } = this.#options;
    const child = fork(entry, {
      serialization: 'advanced',
      // Sources need a loader in development; the heap holds little, pictures stand outside of it.
      execArgv: [...(entry.endsWith('.ts') ? ['--import', 'tsx'] : ['--max-old-space-size=64'])],
      // With an arena for each thread, glibc holds on to memory (mallopt(3)).
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const gone = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', gone).once('error', gone);
    // It keeps nobody waiting that wants to end.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #ask(child: ChildProcess, task: ScalingTask): Promise<ScalingAnswer> {
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void) => {
        clearTimeout(limit);
        child.off('message', answered).off('exit', failed).off('error', failed);
        settled();
      };
      const answered = (answer: ScalingAnswer) => settle(() => resolve(answer));
      const failed = () =>
        settle(() => reject(new UndecodableImageError('The picture takes too much to read.')));
      const limit = setTimeout(() => child.kill('SIGKILL'), this.#options.timeLimit);
      child.on('message', answered).once('exit', failed).once('error', failed);
      child.send(task, (error) => {
        if (error) failed();
      });
    });
  }
}
