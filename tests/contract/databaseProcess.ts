import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The embedded database in a separate process, as in the product. */
export interface DatabaseProcess {
  url: string;
  /** Kills the process. */
  crash(): Promise<void>;
  /** Stops the process cleanly and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the database process with an existing data folder; port 0 chooses a free one. */
export async function spawnDatabase(
  dataDir: string,
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<DatabaseProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/database/database.main.ts'], {
    env: { ...process.env, ...environment, DATA_DIR: dataDir, DATABASE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chosen = await readPort(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${chosen}/postgres`,
    crash: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** Reads the port from the JSON line that the process logs once it is ready. */
async function readPort(child: ChildProcess): Promise<number> {
  const output: string[] = [];
  if (!child.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    const entry = JSON.parse(line) as { port?: number };
    if (entry.port) return entry.port;
  }
  throw new Error(`The database did not start: ${output.join('\n')}`);
}
