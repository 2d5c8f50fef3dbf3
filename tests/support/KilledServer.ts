import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in a process of its own that can be killed and started anew. */
export class KilledServer {
  private constructor(
    private child: ChildProcess,
    private port: number,
    private readonly start: (port: number) => ChildProcess,
  ) {}

  /** @param file entry that prints `{"port"}` once it serves, from the project's root */
  static async start(file: string, environment: NodeJS.ProcessEnv): Promise<KilledServer> {
    const start = (port: number) =>
      spawn(process.execPath, ['--import', 'tsx', file], {
        env: { ...process.env, ...environment, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    const child = start(0);
    return new KilledServer(child, await portOf(child), start);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends it the way a crash does, and starts it anew on its port. */
  async crash(): Promise<void> {
    await this.end();
    this.child = this.start(this.port);
    this.port = await portOf(this.child);
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: stdout })) {
    return (JSON.parse(line) as { port: number }).port;
  }
  throw new Error('The server did not start');
}
