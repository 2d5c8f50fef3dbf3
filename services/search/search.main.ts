/** Entry of the threads that hold indexes. */
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
  snapshots === undefined ? undefined : new SnapshotStore(snapshots, madeBy()),
);

/** This program, by its code: the names of the parts that it imports tell their contents. */
function madeBy(): string {
  const { v8, icu } = process.versions;
  const code = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  return [code.digest('hex'), v8, icu, stock.cars, stock.day].join(' ');
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
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
  const answered = await answer(request);
  const transfer = answered.bytes ? [answered.bytes.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(answered, transfer);
}

parentPort?.on('message', (request: WorkerRequest) => {
  // `answer` reports what goes wrong; an answer that cannot be sent shall end the thread, which is then started anew.
  void respond(request);
});
