import { TooManyTasksError } from './boundedTasks';

export interface FairQueueOptions {
  /** How many turns may be taken at the same time: by all clients, and by one client. */
  maxRunning: number;
  maxPerClient: number;
  /** How many requests may wait. */
  maxQueueLength: number;
}

interface WaitingTurn {
  begin: () => void;
  refuse: (error: TooManyTasksError) => void;
}

/**
 * Shares turns at slow work between clients: they are served round robin, however many requests each has
 * waiting. When the queue is full, the last request of the client with the most waiting ones is refused, so
 * that a client that floods the queue only slows itself down.
 */
export class FairQueue {
  readonly #runningByClient = new Map<string, number>();
  /** Waiting requests of each client, in the order of the clients' next turns. */
  readonly #queues = new Map<string, WaitingTurn[]>();
  #running = 0;
  #waitingCount = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** Number of turns that are taken or waited for. */
  get load(): number {
    return this.#running + this.#waitingCount;
  }

  /**
   * Waits for a turn of a client, and returns the function that ends it.
   * @throws TooManyTasksError when the queue is full
   */
  async acquire(client: string): Promise<() => void> {
    if (this.#mayBegin(client)) this.#begin(client);
    else await this.#enqueue(client);
    let hasEnded = false;
    return () => {
      if (!hasEnded) this.#end(client);
      hasEnded = true;
    };
  }

  #mayBegin(client: string): boolean {
    const { maxRunning, maxPerClient } = this.options;
    return this.#running < maxRunning && (this.#runningByClient.get(client) ?? 0) < maxPerClient;
  }

  #begin(client: string): void {
    this.#running += 1;
    this.#runningByClient.set(client, (this.#runningByClient.get(client) ?? 0) + 1);
  }

  #end(client: string): void {
    this.#running -= 1;
    const remaining = (this.#runningByClient.get(client) ?? 0) - 1;
    if (remaining > 0) this.#runningByClient.set(client, remaining);
    else this.#runningByClient.delete(client);
    this.#beginNext();
  }

  #beginNext(): void {
    for (const [client, queue] of this.#queues) {
      if (!this.#mayBegin(client)) continue;
      const next = queue.shift();
      this.#queues.delete(client);
      if (queue.length > 0) this.#queues.set(client, queue);
      this.#waitingCount -= 1;
      this.#begin(client);
      return next?.begin();
    }
  }

  #enqueue(client: string): Promise<void> {
    if (this.#waitingCount >= this.options.maxQueueLength) this.#makeRoom(client);
    return new Promise((begin, refuse) => {
      const queue = this.#queues.get(client) ?? [];
      this.#queues.set(client, queue);
      queue.push({ begin, refuse });
      this.#waitingCount += 1;
    });
  }

  /** @throws TooManyTasksError when no other client has more turns waiting than this one */
  #makeRoom(client: string): void {
    const error = new TooManyTasksError('Too many tasks are waiting.');
    const [longestQueue] = [...this.#queues.values()].sort((a, b) => b.length - a.length);
    if (!longestQueue || longestQueue.length <= (this.#queues.get(client)?.length ?? 0) + 1)
      throw error;
    longestQueue.pop()?.refuse(error);
    this.#waitingCount -= 1;
  }
}
