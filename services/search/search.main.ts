/** Entry point of the worker threads that contain the indexes. */
import '../../platform/clock/setClock.mjs';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { stockDocuments } from '../stock/stock';
import { IndexHost } from './engine/IndexHost';
import { SnapshotStore } from './engine/SnapshotStore';
import { indexDefinitions } from './indexDefinitions';
import type { SearchThreadData, WorkerAnswer, WorkerRequest } from './searchWorker.types';

const { stock, snapshots }: SearchThreadData = workerData;
const host = new IndexHost(
  indexDefinitions,
  (index) => stockDocuments(index, stock),
  snapshots === undefined ? undefined : new SnapshotStore(snapshots, snapshotVersion()),
);

/** Identifies the code and data that a snapshot depends on; names of imported chunks contain their hashes. */
function snapshotVersion(): string {
  const { v8, icu } = process.versions;
  const code = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  return [code.digest('hex'), v8, icu, stock.cars, stock.day].join(' ');
}

async function handle(request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    switch (request.kind) {
      case 'load':
        return { id, loaded: await host.load(request.source) };
      case 'search':
        return { id, bytes: host.search(request.query) };
      case 'change':
        host.change(request.index, request.changes);
        return { id };
      case 'drop':
        host.drop(request.index);
        return { id };
    }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function respond(request: WorkerRequest): Promise<void> {
  const answer = await handle(request);
  const transfer = answer.bytes ? [answer.bytes.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(answer, transfer);
}

parentPort?.on('message', (request: WorkerRequest) => {
  // `handle` reports failures. If an answer cannot be sent, the rejection ends the thread, which is then
  // restarted.
  void respond(request);
});
