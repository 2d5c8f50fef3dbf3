import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createTextComparator } from '../engine/compareTexts';
import { readDocuments } from '../engine/readDocuments';
import type { GenerateDocuments } from '../engine/IndexHost';
import type { IndexDefinition } from '../indexDefinition';
import type { EngineHealth, SearchEngine } from '../SearchEngine';
import { Cluster } from './Cluster';
import { changeIndex, fillIndex } from './fillIndex';
import type { OpenSearchSettings } from './openSearchSettings';
import { searchCluster } from './searchCluster';

/** Delay between two attempts to connect to the cluster at start. */
const CONNECT_RETRY_DELAY_MS = 2000;

/**
 * Creates an engine on an OpenSearch cluster, for stock and traffic beyond one machine. It returns the same
 * results as the embedded engine and never a partial result.
 */
export function createOpenSearchEngine(options: {
  settings: OpenSearchSettings;
  definitions: ReadonlyMap<string, IndexDefinition>;
  generate: GenerateDocuments;
  log: Logger;
}): SearchEngine {
  const { settings, definitions, generate, log } = options;
  const cluster = new Cluster(settings);
  const closing = new AbortController();

  const findIndex = (name: string) => {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`Index ${name} has no definition`);
    const alias = settings.indexPrefix + name;
    return {
      definition,
      alias,
      compareTexts: createTextComparator(definition.languages[0] ?? 'en'),
    };
  };

  const waitForCluster = async (): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return void (await cluster.readBody(cluster.client.info()));
      } catch (error) {
        if (attempt === 1)
          log.error({ error }, 'OpenSearch unreachable; will retry, check OPENSEARCH_URL');
        await pause(CONNECT_RETRY_DELAY_MS, undefined, { signal: closing.signal });
      }
    }
  };

  return {
    async load({ index, file }) {
      await waitForCluster();
      const documents = file === undefined ? generate(index) : readDocuments(file);
      await fillIndex({ cluster, settings, log, ...findIndex(index) }, documents, file);
      return { from: 'documents' };
    },
    async search(query) {
      return Buffer.from(
        JSON.stringify(await searchCluster(cluster, findIndex(query.index), query, log)),
      );
    },
    async change(index, changes) {
      await changeIndex({ cluster, ...findIndex(index) }, changes);
    },
    health: () => clusterHealth(cluster, settings.indexPrefix),
    async close() {
      closing.abort();
      await cluster.close();
    },
  };
}

/** Missing replicas mean `degraded`; a shard without any copy means `failed`. */
async function clusterHealth(cluster: Cluster, prefix: string): Promise<EngineHealth> {
  try {
    const health = await cluster.readBody(cluster.client.cluster.health({ index: `${prefix}*` }));
    const { status, unassigned_shards: missing, number_of_nodes: nodes } = health;
    if (status.toLowerCase() === 'green') return { status: 'ok' };
    const reason = `OpenSearch has ${nodes} nodes and lacks ${missing} parts or copies.`;
    return { status: status.toLowerCase() === 'yellow' ? 'degraded' : 'failed', reason };
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
