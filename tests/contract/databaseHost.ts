import { fork } from 'node:child_process';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Where the host of this process listens. Test files do not see each other's variables, so they find it by its name.
 * Jest's workers have one each: a single one would do the work of all of them on one thread.
 */
const name = `forecourt-databases-${process.pid}`;
const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);

class HostIsAbsent extends Error {
  override name = 'HostIsAbsent';
}

let starting: Promise<void> | undefined;

/**
 * Opens a database that begins with the files of a folder, and gives its address. The first one of a process starts the
 * host for it.
 */
export async function openInHost(template: string): Promise<string> {
  try {
    return await ask('/open', template);
  } catch (error) {
    if (!(error instanceof HostIsAbsent)) throw error;
    await (starting ??= startHost());
    return ask('/open', template);
  }
}

/** Closes the database with the address. */
export async function closeInHost(url: string): Promise<void> {
  await ask('/close', url);
}

function ask(path: '/open' | '/close', content: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath: address, path, method: 'POST', agent: false },
      (response) => {
        text(response).then((answer) => {
          if (response.statusCode === 200) resolve(answer);
          else reject(new Error(`The host of test databases failed: ${answer}`));
        }, reject);
      },
    );
    asking.on('error', (cause: NodeJS.ErrnoException) => {
      const isAbsent = cause.code === 'ENOENT' || cause.code === 'ECONNREFUSED';
      const Kind = isAbsent ? HostIsAbsent : Error;
      reject(new Kind('The host of test databases does not answer.', { cause }));
    });
    asking.end(content);
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
  // It outlives the test file, and ends with this process without keeping it.
  host.removeAllListeners();
  host.unref();
  host.channel?.unref();
}
