import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectDatabase } from '../../../platform/database/connect';
import { contentVersions } from '../../../platform/database/tables/content';
import type { DatabaseProcess } from '../databaseProcess';
import { startDatabaseProcess } from '../testDatabase';
import { editingSecret, type Answer } from '../testPlatform';

/** Platform and database in separate processes, which can be killed and restarted with the same data. */
export class CrashingPlatform {
  #platform: ChildProcess | undefined;
  #url = '';
  #up: Promise<void> = Promise.resolve();

  private constructor(
    private readonly dataDir: string,
    private database: DatabaseProcess,
  ) {}

  static async start(): Promise<CrashingPlatform> {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-'));
    const platform = new CrashingPlatform(dataDir, await startDatabaseProcess(dataDir));
    await platform.#startPlatform();
    return platform;
  }

  /** Kills one of the processes at work and restarts it; requests wait for the restart. */
  kill(which: 'platform' | 'database'): Promise<void> {
    this.#up = which === 'platform' ? this.#killPlatform() : this.#killDatabase();
    return this.#up;
  }

  /**
   * Returns the response, or undefined if there is none; it is then unknown whether the change was applied.
   */
  async query<Data>(query: string, variables: object): Promise<Answer<Data> | undefined> {
    await this.#up;
    try {
      const response = await fetch(`${this.#url}/authoring/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${editingSecret}`,
        },
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as Answer<Data>;
      // After a server error the outcome is as unknown as without a response.
      const isKnownOutcome =
        !answer.errors || answer.errors.every(({ extensions }) => extensions?.code);
      return isKnownOutcome && response.ok ? answer : undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns all saved versions in order. */
  async readVersions(): Promise<(typeof contentVersions.$inferSelect)[]> {
    const { db, close } = await connectDatabase({ url: this.database.url });
    const rows = await db.select().from(contentVersions).orderBy(contentVersions.sequence);
    await close();
    return rows;
  }

  async close(): Promise<void> {
    await this.#end();
    await this.database.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #killPlatform(): Promise<void> {
    await this.#end();
    await this.#startPlatform();
  }

  async #killDatabase(): Promise<void> {
    const port = Number(new URL(this.database.url).port);
    await this.database.crash();
    this.database = await startDatabaseProcess(this.dataDir, port);
  }

  async #startPlatform(): Promise<void> {
    const main = join('tests', 'contract', 'editedPlatform.main.ts');
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', main, this.database.url, this.dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.#platform = child;
    if (!child.stdout) throw new Error('The process has no output.');
    for await (const line of createInterface({ input: child.stdout })) {
      this.#url = (JSON.parse(line) as { url: string }).url;
      return;
    }
    throw new Error('The platform did not start.');
  }

  async #end(): Promise<void> {
    const child = this.#platform;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}
