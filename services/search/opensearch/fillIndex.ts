import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { Logger } from 'pino';
import type { IndexChange } from '../engine/SearchIndex';
import type { IndexDefinition, SearchDocument } from '../indexDefinition';
import { BULK_MS, ClusterFailure, type Cluster } from './Cluster';
import { layoutMark, mappingOf, settingsOf } from './indexLayout';
import type { OpenSearchSettings } from './openSearchSettings';
import { patchForm, storedFormOf } from './storedForm';

/** Bytes of documents that are sent at once. */
const BULK_BYTES = 4_000_000;
/** Documents between two lines of the log. */
const STEP = 10_000;
/** How often, and how long apart in ms, a cluster that is too busy is asked again. */
const BUSY = { retries: 6, wait: 500 };

interface Filling {
  cluster: Cluster;
  settings: OpenSearchSettings;
  definition: IndexDefinition;
  alias: string;
  log: Logger;
}

/**
 * Makes an index beside the one that serves, and puts it in its place in one step once all documents
 * and their copies are there. An index made from the same file before is kept as it is: files never
 * change, and what changed since is applied again by the service.
 * @throws ClusterFailure; the index that served goes on serving
 */
export async function fillIndex(
  { cluster, settings, definition, alias, log }: Filling,
  documents: Iterable<object>,
  file: string | undefined,
): Promise<void> {
  const { client } = cluster;
  const made = await cluster.ask(client.indices.get({ index: `${alias}.*` }));
  const mark = file && `${basename(file)} ${layoutMark(definition)}`;
  const isKept = Object.values(made).some(
    ({ aliases = {}, mappings }) => alias in aliases && mark && mappings?._meta?.source === mark,
  );
  if (isKept) return;
  const index = `${alias}.${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
  try {
    await cluster.ask(
      client.indices.create({
        index,
        body: {
          settings: { index: settingsOf(settings) },
          mappings: { ...mappingOf(definition), _meta: { source: mark } } as object,
        },
      }),
    );
    const upserts = upsertsOf(documents, (count) => log.info({ index, count }, 'filling index'));
    await send(cluster, index, definition, upserts);
    await refresh(cluster, index);
    await copy(cluster, index, settings.replicas);
    const remove = Object.keys(made).map((old) => ({ remove_index: { index: old } }));
    await cluster.ask(
      client.indices.updateAliases({ body: { actions: [{ add: { index, alias } }, ...remove] } }),
    );
  } catch (error) {
    await client.indices.delete({ index, ignore_unavailable: true }).catch(() => undefined);
    throw error;
  }
}

/** Applies changes; searches see all of them at once in each part of the index. @throws ClusterFailure */
export async function changeIndex(
  { cluster, definition, alias }: Pick<Filling, 'cluster' | 'definition' | 'alias'>,
  changes: readonly IndexChange[],
): Promise<void> {
  // The last change of a document counts; one in part counts besides what came before it.
  const last = new Map(
    changes.map((change) => [`${change.kind === 'patch'} ${idOf(definition, change)}`, change]),
  );
  await send(cluster, alias, definition, last.values());
  await refresh(cluster, alias);
}

async function send(
  cluster: Cluster,
  index: string,
  definition: IndexDefinition,
  changes: Iterable<IndexChange>,
): Promise<void> {
  const storedForm = storedFormOf(definition);
  const refused: string[] = [];
  const sent = cluster.client.helpers.bulk<IndexChange>(
    {
      datasource: asynchronous(changes),
      onDocument: (change) => {
        const action = { _index: index, _id: idOf(definition, change) };
        if (change.kind === 'delete') return { delete: action };
        if (change.kind === 'patch') {
          return [{ update: action }, { doc: patchForm(definition, change.fields) }];
        }
        return [{ index: action }, storedForm(change.document)];
      },
      onDrop: ({ status, error, document }) => {
        // What is not there need not be deleted, nor changed in part.
        if (document.kind !== 'upsert' && status === 404) return;
        refused.push(`${idOf(definition, document)}: ${error?.type} ${error?.reason}`);
      },
      flushBytes: BULK_BYTES,
      // Of two documents with the same identifier the later one must stay.
      concurrency: 1,
      ...BUSY,
    },
    { requestTimeout: BULK_MS },
  );
  await cluster.ask(sent.then((stats) => ({ body: stats })));
  if (refused.length > 0) {
    throw new ClusterFailure(`${refused.length} documents are refused; ${refused[0]}`);
  }
}

/** Makes what was sent visible. */
async function refresh(cluster: Cluster, index: string): Promise<void> {
  const { _shards: shards } = await cluster.ask(
    cluster.client.indices.refresh({ index }, { requestTimeout: BULK_MS }),
  );
  if (shards && shards.failed > 0)
    throw new ClusterFailure(`${shards.failed} parts not refreshed.`);
}

/** Copies a finished index to as many other nodes as there are; copies still missing show in its health. */
async function copy(cluster: Cluster, index: string, replicas: number): Promise<void> {
  if (replicas === 0) return;
  const { client } = cluster;
  const settings = { index: { number_of_replicas: replicas } };
  await cluster.ask(client.indices.putSettings({ index, body: settings }));
  await cluster.ask(
    client.cluster.health(
      { index, wait_for_no_initializing_shards: true, timeout: `${BULK_MS}ms` },
      { requestTimeout: BULK_MS + 5000 },
    ),
  );
}

const idOf = ({ id }: IndexDefinition, change: IndexChange): string =>
  change.kind === 'upsert' ? String(change.document[id]) : change.id;

function* upsertsOf(
  documents: Iterable<object>,
  onStep: (count: number) => void,
): Iterable<IndexChange> {
  let count = 0;
  for (const document of documents) {
    yield { kind: 'upsert', document: document as SearchDocument };
    count += 1;
    if (count % STEP === 0) onStep(count);
  }
}

async function* asynchronous<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values;
}
