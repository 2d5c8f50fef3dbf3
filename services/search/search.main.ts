/** Entry of the threads that hold indexes. */
import { parentPort, workerData } from 'node:worker_threads';
import type { StockOptions } from '../stock/stock.types';
import { stockDocuments } from '../stock/stock';
import { IndexHost } from './engine/IndexHost';
import { indexDefinitions } from './indexDefinitions';
import type { WorkerAnswer, WorkerRequest } from './searchWorker.types';

const stock = workerData as StockOptions;
const host = new IndexHost(indexDefinitions, (index) => stockDocuments(index, stock));

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    switch (request.kind) {
      case 'load':
        await host.load(request.source);
        return { id };
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
