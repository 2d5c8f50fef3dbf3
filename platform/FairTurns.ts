import { TooManyTasksError } from './boundedTasks';

export interface FairTurnsOptions {
  /** Turns that are taken at once: by all clients, and by one. */
  atOnce: number;
  ofOne: number;
  /** Who waits at most. */
  waiting: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: TooManyTasksError) => void;
}

/**
 * Turns at something that takes long, for clients who know nothing of each other: one after the other gets one, however
 * many each of them waits for. Where too many wait, the last of the client with most of them is refused, so that whoever
 * asks without end is in nobody's way but their own.
 */
export class FairTurns {
  readonly #taken = new Map<string, number>();
  /** In the order of the clients' next turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  #atOnce = 0;
  #waitingCount = 0;

  constructor(private readonly options: FairTurnsOptions) {}

  /** Turns that are taken or waited for. */
  get load(): number {
    return this.#atOnce + this.#waitingCount;
  }

  /**
   * Waits for a turn of a client, and gives what ends it.
   * @throws TooManyTasksError when too many wait
   */
  async take(client: string): Promise<() => void> {
    if (this.#isFree(client)) this.#begin(client);
    else await this.#wait(client);
    let isOver = false;
    return () => {
      if (!isOver) this.#end(client);
      isOver = true;
    };
  }

  #isFree(client: string): boolean {
    const { atOnce, ofOne } = this.options;
    return this.#atOnce < atOnce && (this.#taken.get(client) ?? 0) < ofOne;
  }

  #begin(client: string): void {
    this.#atOnce += 1;
    this.#taken.set(client, (this.#taken.get(client) ?? 0) + 1);
  }

  #end(client: string): void {
    this.#atOnce -= 1;
    const left = (this.#taken.get(client) ?? 0) - 1;
    if (left > 0) this.#taken.set(client, left);
    else this.#taken.delete(client);
    this.#beginNext();
  }

  #beginNext(): void {
    for (const [client, queue] of this.#waiting) {
      if (!this.#isFree(client)) continue;
      const next = queue.shift();
      this.#waiting.delete(client);
      if (queue.length > 0) this.#waiting.set(client, queue);
      this.#waitingCount -= 1;
      this.#begin(client);
      return next?.begin();
    }
  }

  #wait(client: string): Promise<void> {
    if (this.#waitingCount >= this.options.waiting) this.#makeRoom(client);
    return new Promise((begin, refuse) => {
      const queue = this.#waiting.get(client) ?? [];
      this.#waiting.set(client, queue);
      queue.push({ begin, refuse });
      this.#waitingCount += 1;
    });
  }

  /** @throws TooManyTasksError when nobody waits for more turns than the client */
  #makeRoom(client: string): void {
    const error = new TooManyTasksError('Too many wait for a turn.');
    const [longest] = [...this.#waiting.values()].sort((one, other) => other.length - one.length);
    if (!longest || longest.length <= (this.#waiting.get(client)?.length ?? 0) + 1) throw error;
    longest.pop()?.refuse(error);
    this.#waitingCount -= 1;
  }
}
