import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in a separate process that can be killed and restarted. */
export class KillableServer {
  private constructor(
    private child: ChildProcess,
    private port: number,
    private readonly start: (port: number) => ChildProcess,
  ) {}

  /** @param file entry file, relative to the project root; prints `{"port"}` once it is ready */
  static async start(file: string, environment: NodeJS.ProcessEnv): Promise<KillableServer> {
    const start = (port: number) =>
      spawn(process.execPath, ['--import', 'tsx', file], {
        env: { ...process.env, ...environment, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    const child = start(0);
    return new KillableServer(child, await getPort(child), start);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Kills the process and restarts it on the same port. */
  async crash(): Promise<void> {
    await this.end();
    this.child = this.start(this.port);
    this.port = await getPort(this.child);
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

async function getPort({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: stdout })) {
    return (JSON.parse(line) as { port: number }).port;
  }
  throw new Error('The server did not start');
}
