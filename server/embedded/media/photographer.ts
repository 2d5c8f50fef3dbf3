import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { AnyOrder } from './anyOrder';

/** Takes photographs of vehicle models. */
export interface Photographer {
  /** The encoded picture; rejects when it cannot be taken. */
  take: (order: AnyOrder) => Promise<Uint8Array>;
}

/** What the photographers' process is asked, and what it answers. */
export interface PhotoRequest {
  id: number;
  order: AnyOrder;
}
export type PhotoAnswer = { id: number } & ({ bytes: Uint8Array } | { error: string });

/** The process ends after this long without work, in milliseconds: models take memory. */
const IDLE = 60_000;
/** Below everything that answers requests. */
const PRIORITY = 10;

/**
 * A photographer in a process of its own at low priority, since a picture takes a second of
 * computing; `entry` is that process's file. It starts with the first picture and ends when idle.
 */
export function createPhotographer(entry: string): Photographer & { close: () => void } {
  const waiting = new Map<number, (answer: PhotoAnswer) => void>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(entry, { serialization: 'advanced' });
    if (started.pid !== undefined) setPriority(started.pid, PRIORITY);
    started.on('message', (answer: PhotoAnswer) => waiting.get(answer.id)?.(answer));
    started.on('error', () => started.kill());
    started.on('exit', () => {
      if (child === started) child = undefined;
      for (const [id, settle] of waiting) settle({ id, error: 'The photographer stopped.' });
    });
    return started;
  }

  function close(): void {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  }

  return {
    close,
    take(order) {
      clearTimeout(idle);
      child ??= start();
      lastId += 1;
      const id = lastId;
      child.send({ id, order } satisfies PhotoRequest);
      return new Promise((done, fail) => {
        waiting.set(id, (answer) => {
          waiting.delete(id);
          if (waiting.size === 0) idle = setTimeout(close, IDLE).unref();
          if ('bytes' in answer) done(answer.bytes);
          else fail(new Error(answer.error));
        });
      });
    },
  };
}
