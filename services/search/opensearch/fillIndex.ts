import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { Logger } from 'pino';
import type { IndexChange } from '../engine/SearchIndex';
import type { IndexDefinition, SearchDocument } from '../indexDefinition';
import { BULK_TIMEOUT_MS, ClusterFailure, type Cluster } from './Cluster';
import { layoutHash, createMapping, createSettings } from './indexLayout';
import type { OpenSearchSettings } from './openSearchSettings';
import { toStoredPatch, createConverter } from './storedForm';

/** Size of one bulk request. */
const BULK_BYTES = 4_000_000;
/** Number of documents between two log lines about progress. */
const DOCUMENTS_PER_LOG_LINE = 10_000;
/** Retries when the cluster is overloaded; `wait` is the first delay in ms. */
const OVERLOAD_RETRY = { retries: 6, wait: 500 };

interface FillOptions {
  cluster: Cluster;
  settings: OpenSearchSettings;
  definition: IndexDefinition;
  alias: string;
  log: Logger;
}

/**
 * Builds a new index and switches the alias to it once all documents and replicas are complete. An index
 * that was built from the same file is reused: files never change, and the service applies later changes
 * itself.
 * @throws ClusterFailure; the index in use stays
 */
export async function fillIndex(
  { cluster, settings, definition, alias, log }: FillOptions,
  documents: Iterable<object>,
  file: string | undefined,
): Promise<void> {
  const { client } = cluster;
  const existing = await cluster.readBody(client.indices.get({ index: `${alias}.*` }));
  const sourceId = file && `${basename(file)} ${layoutHash(definition)}`;
  const isUpToDate = Object.values(existing).some(
    ({ aliases = {}, mappings }) =>
      alias in aliases && sourceId && mappings?._meta?.source === sourceId,
  );
  if (isUpToDate) return;
  const index = `${alias}.${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
  try {
    await cluster.readBody(
      client.indices.create({
        index,
        body: {
          settings: { index: createSettings(settings) },
          mappings: { ...createMapping(definition), _meta: { source: sourceId } } as object,
        },
      }),
    );
    const upserts = toUpserts(documents, (count) =>
      log.info({ index, count }, 'documents added to index'),
    );
    await sendChanges(cluster, index, definition, upserts);
    await refresh(cluster, index);
    await addReplicas(cluster, index, settings.replicas);
    const removals = Object.keys(existing).map((old) => ({ remove_index: { index: old } }));
    await cluster.readBody(
      client.indices.updateAliases({ body: { actions: [{ add: { index, alias } }, ...removals] } }),
    );
  } catch (error) {
    await client.indices.delete({ index, ignore_unavailable: true }).catch(() => undefined);
    throw error;
  }
}

/** Applies changes. Per shard, they become visible all at once. @throws ClusterFailure */
export async function changeIndex(
  { cluster, definition, alias }: Pick<FillOptions, 'cluster' | 'definition' | 'alias'>,
  changes: readonly IndexChange[],
): Promise<void> {
  // Of each document only its last upsert or deletion and its last patch are sent.
  const lastChanges = new Map(
    changes.map((change) => [`${change.kind === 'patch'} ${idOf(definition, change)}`, change]),
  );
  await sendChanges(cluster, alias, definition, lastChanges.values());
  await refresh(cluster, alias);
}

async function sendChanges(
  cluster: Cluster,
  index: string,
  definition: IndexDefinition,
  changes: Iterable<IndexChange>,
): Promise<void> {
  const toStoredForm = createConverter(definition);
  const rejected: string[] = [];
  const result = cluster.client.helpers.bulk<IndexChange>(
    {
      datasource: toAsyncIterable(changes),
      onDocument: (change) => {
        const action = { _index: index, _id: idOf(definition, change) };
        if (change.kind === 'delete') return { delete: action };
        if (change.kind === 'patch') {
          return [{ update: action }, { doc: toStoredPatch(definition, change.fields) }];
        }
        return [{ index: action }, toStoredForm(change.document)];
      },
      onDrop: ({ status, error, document }) => {
        // A document that does not exist needs neither deletion nor patch.
        if (document.kind !== 'upsert' && status === 404) return;
        rejected.push(`${idOf(definition, document)}: ${error?.type} ${error?.reason}`);
      },
      flushBytes: BULK_BYTES,
      // One request at a time: of two changes to a document the later one must win.
      concurrency: 1,
      ...OVERLOAD_RETRY,
    },
    { requestTimeout: BULK_TIMEOUT_MS },
  );
  await cluster.readBody(result.then((stats) => ({ body: stats })));
  if (rejected.length > 0) {
    throw new ClusterFailure(
      `${rejected.length} documents were rejected. The first: ${rejected[0]}`,
    );
  }
}

/** Makes all sent changes visible to searches. */
async function refresh(cluster: Cluster, index: string): Promise<void> {
  const { _shards: shards } = await cluster.readBody(
    cluster.client.indices.refresh({ index }, { requestTimeout: BULK_TIMEOUT_MS }),
  );
  if (shards && shards.failed > 0)
    throw new ClusterFailure(`${shards.failed} shards were not refreshed.`);
}

/**
 * Adds replicas to a finished index, as far as there are nodes for them; missing replicas show in the index
 * health.
 */
async function addReplicas(cluster: Cluster, index: string, replicas: number): Promise<void> {
  if (replicas === 0) return;
  const { client } = cluster;
  const settings = { index: { number_of_replicas: replicas } };
  await cluster.readBody(client.indices.putSettings({ index, body: settings }));
  await cluster.readBody(
    client.cluster.health(
      { index, wait_for_no_initializing_shards: true, timeout: `${BULK_TIMEOUT_MS}ms` },
      { requestTimeout: BULK_TIMEOUT_MS + 5000 },
    ),
  );
}

const idOf = ({ id }: IndexDefinition, change: IndexChange): string =>
  change.kind === 'upsert' ? String(change.document[id]) : change.id;

function* toUpserts(
  documents: Iterable<object>,
  onProgress: (count: number) => void,
): Iterable<IndexChange> {
  let count = 0;
  for (const document of documents) {
    yield { kind: 'upsert', document: document as SearchDocument };
    count += 1;
    if (count % DOCUMENTS_PER_LOG_LINE === 0) onProgress(count);
  }
}

async function* toAsyncIterable<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values;
}
