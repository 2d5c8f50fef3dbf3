import { fork } from 'node:child_process';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Socket path of this worker's database host. It contains the process id, since Jest isolates modules per
 * test file. Each Jest worker has its own host: a shared one would serve all workers with one thread.
 */
const name = `forecourt-databases-${process.pid}`;
const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);

class HostIsAbsent extends Error {
  override name = 'HostIsAbsent';
}

let starting: Promise<void> | undefined;

/** Opens a database with the files of a template folder and returns its URL. Starts the host on first use. */
export async function openInHost(template: string): Promise<string> {
  try {
    return await send('/open', template);
  } catch (error) {
    if (!(error instanceof HostIsAbsent)) throw error;
    await (starting ??= startHost());
    return send('/open', template);
  }
}

/** Closes the database with this URL. */
export async function closeInHost(url: string): Promise<void> {
  await send('/close', url);
}

function send(path: '/open' | '/close', content: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { socketPath: address, path, method: 'POST', agent: false },
      (response) => {
        text(response).then((answer) => {
          if (response.statusCode === 200) resolve(answer);
          else reject(new Error(`The host of test databases failed: ${answer}`));
        }, reject);
      },
    );
    clientRequest.on('error', (cause: NodeJS.ErrnoException) => {
      const isAbsent = cause.code === 'ENOENT' || cause.code === 'ECONNREFUSED';
      const Kind = isAbsent ? HostIsAbsent : Error;
      reject(new Kind('The host of test databases does not answer.', { cause }));
    });
    clientRequest.end(content);
  });
}

async function startHost(): Promise<void> {
  const entry = join('tests', 'contract', 'databaseHost.main.ts');
  const host = fork(entry, [address], { execArgv: ['--import', 'tsx'] });
  await new Promise<void>((resolve, reject) => {
    host.once('message', () => resolve());
    host.once('error', reject);
    host.once('exit', (code) =>
      reject(new Error(`The host of test databases ended with ${code} before it listened.`)),
    );
  });
  // Later test files of this worker use the host too. `unref` lets the worker exit, which ends the host.
  host.removeAllListeners();
  host.unref();
  host.channel?.unref();
}
