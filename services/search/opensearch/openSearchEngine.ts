import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { textComparison } from '../engine/compareTexts';
import { documentsIn } from '../engine/documentsIn';
import type { GenerateDocuments } from '../engine/IndexHost';
import type { IndexDefinition } from '../indexDefinition';
import type { EngineHealth, SearchEngine } from '../SearchEngine';
import { Cluster } from './Cluster';
import { changeIndex, fillIndex } from './fillIndex';
import type { OpenSearchSettings } from './openSearchSettings';
import { searchCluster } from './searchCluster';

/** Pause between two attempts to reach a cluster at start, in ms. */
const UNREACHED_MS = 2000;

/**
 * Indexes in an OpenSearch cluster: for stock and traffic that outgrow one machine. It answers as the
 * embedded engine does, and refuses to answer from a part of an index.
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

  const indexOf = (name: string) => {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`Index ${name} has no definition`);
    const alias = settings.indexPrefix + name;
    return { definition, alias, compareTexts: textComparison(definition.languages[0] ?? 'en') };
  };

  const untilReached = async (): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return void (await cluster.ask(cluster.client.info()));
      } catch (error) {
        if (attempt === 1) log.error({ err: error }, 'OpenSearch not reached, trying on');
        await pause(UNREACHED_MS, undefined, { signal: closing.signal });
      }
    }
  };

  return {
    async load({ index, file }) {
      await untilReached();
      const documents = file === undefined ? generate(index) : documentsIn(file);
      await fillIndex({ cluster, settings, log, ...indexOf(index) }, documents, file);
      return { from: 'documents' };
    },
    async search(query) {
      return Buffer.from(
        JSON.stringify(await searchCluster(cluster, indexOf(query.index), query, log)),
      );
    },
    async change(index, changes) {
      await changeIndex({ cluster, ...indexOf(index) }, changes);
    },
    health: () => clusterHealth(cluster, settings.indexPrefix),
    async close() {
      closing.abort();
      await cluster.close();
    },
  };
}

/** A part without all its copies is degraded; one without any has failed. */
async function clusterHealth(cluster: Cluster, prefix: string): Promise<EngineHealth> {
  try {
    const health = await cluster.ask(cluster.client.cluster.health({ index: `${prefix}*` }));
    const { status, unassigned_shards: missing, number_of_nodes: nodes } = health;
    if (status.toLowerCase() === 'green') return { status: 'ok' };
    const reason = `OpenSearch has ${nodes} nodes and lacks ${missing} parts or copies.`;
    return { status: status.toLowerCase() === 'yellow' ? 'degraded' : 'failed', reason };
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
