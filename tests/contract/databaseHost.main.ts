/**
 * Entry point of a host process for in-memory test databases. The first PGlite of a process compiles
 * PostgreSQL, which takes seconds; later ones reuse the result. Ends when its parent process ends, even after
 * a crash.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveCluster, type RunningDatabase } from '../../services/database/serveCluster';
import { ClusterInMemory, readCluster } from './ClusterInMemory';

const [address] = process.argv.slice(2);
const templates = new Map<string, ReturnType<typeof readCluster>>();
const databases = new Map<string, RunningDatabase>();

async function open(template: string): Promise<string> {
  const entries = templates.get(template) ?? readCluster(template);
  templates.set(template, entries);
  const database = await serveCluster({ fs: new ClusterInMemory(entries) }, 0);
  databases.set(database.url, database);
  return database.url;
}

async function close(url: string): Promise<string> {
  const database = databases.get(url);
  if (!database) throw new Error(`No database is open at ${url}.`);
  databases.delete(url);
  await database.close();
  return url;
}

const server = createServer((request, response) => {
  text(request)
    .then(request.url === '/close' ? close : open)
    .then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});

/** Closes the server, which also removes its socket file. */
function end(): void {
  server.close();
  process.exit();
}

process.on('disconnect', end);

// Removes the socket file of a process that was killed.
rmSync(address!, { force: true });
server.listen(address, () => (process.connected ? process.send!('listening') : end()));
