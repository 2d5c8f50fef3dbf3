import { fork, type ChildProcess } from 'node:child_process';
import { UndecodableImageError, type EncodedImage } from '../encodeImage';
import type { ScalingAnswer, ScalingTask } from './scalingTask.types';

export interface ScalingProcessOptions {
  /** The process's file. */
  entry: string;
  /** Maximum time for one picture, in milliseconds. */
  timeLimitMs: number;
}

/** The process stops after this long without work. */
const IDLE_MS = 30_000;
/** A process that uses more memory than this is replaced by a new one. */
const MAX_RESIDENT_BYTES = 200 * 1024 * 1024;

/**
 * A process that scales pictures, one at a time. It starts when there is work, and stops when there is none,
 * when its memory has grown too large, when a picture takes too long, or when its parent process stops.
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
    const answer = await this.request(this.#child, task);
    if (answer.residentBytes > MAX_RESIDENT_BYTES) this.close();
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
      // Development runs the sources and needs a loader. The heap is small, since pictures are stored outside
      // of it.
      execArgv: [...(entry.endsWith('.ts') ? ['--import', 'tsx'] : ['--max-old-space-size=64'])],
      // If each thread has its own arena, glibc does not return memory to the system (mallopt(3)).
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forgetChild = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', forgetChild).once('error', forgetChild);
    // The child must not keep the parent process running.
    child.unref();
    child.channel?.unref();
    return child;
  }

  request(child: ChildProcess, task: ScalingTask): Promise<ScalingAnswer> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onFailure).off('error', onFailure);
        finish();
      };
      const onMessage = (answer: ScalingAnswer) => settle(() => resolve(answer));
      const onFailure = () =>
        settle(() =>
          reject(new UndecodableImageError('The picture takes too much time or memory to decode.')),
        );
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#options.timeLimitMs);
      child.on('message', onMessage).once('exit', onFailure).once('error', onFailure);
      child.send(task, (error) => {
        if (error) onFailure();
      });
    });
  }
}
