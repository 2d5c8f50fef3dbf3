import pino from 'pino';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { createInlineEngine } from '../../services/search/inlineEngine';
import { Cluster } from '../../services/search/opensearch/Cluster';
import { createOpenSearchEngine } from '../../services/search/opensearch/openSearchEngine';
import {
  openSearchSettings,
  openSearchVariables,
  type OpenSearchSettings,
} from '../../services/search/opensearch/openSearchSettings';
import type { SearchEngine } from '../../services/search/SearchEngine';
import { TestCluster } from '../opensearch/TestCluster';
import { readCpuMs, readOwnCpuMs, readResidentMegabytes } from './cpuTime';
import { benchIndex } from './searchMix';
import { COMPILE_WARM_UP, type CreatePeer, type SearchPeer } from './searchPeer';

/** OpenSearch's default JVM options. */
const JVM_OPTIONS = ['-Xms1g', '-Xmx1g', '-XX:+UseG1GC'];

/** The embedded engine, in this thread. */
export const embeddedPeer: CreatePeer = (cars) =>
  createPeer(
    'ours',
    createInlineEngine(indexDefinitions, () => cars),
  );

/** Our adapter with the cluster at OPENSEARCH_URL, or with a node that is started for it. */
export const openSearchPeer: CreatePeer = async (cars) => {
  const configured = openSearchSettings(openSearchVariables.validateSync(process.env));
  const node = configured ? undefined : await TestCluster.start({ size: 1, jvm: JVM_OPTIONS });
  const settings: OpenSearchSettings = {
    ...(configured ?? { nodes: node?.urls ?? [], shards: 1 }),
    replicas: 0,
    indexPrefix: `forecourt-bench-${process.pid}-`,
  };
  const log = pino({ level: 'silent' });
  const engine = createOpenSearchEngine({
    settings,
    definitions: indexDefinitions,
    generate: () => cars,
    log,
  });
  const peer = createPeer(node ? 'OpenSearch' : 'OpenSearch, wall ms', engine);
  const sumOfNodes = (measured: (pid: number) => number): number =>
    (node?.pids ?? []).reduce((sum, pid) => sum + measured(pid), 0);
  return {
    ...peer,
    // An external cluster may run on other machines, so only the elapsed time can be measured.
    clock: () => (node ? readOwnCpuMs() + sumOfNodes(readCpuMs) : performance.now()),
    megabytes: () => sumOfNodes(readResidentMegabytes),
    async close() {
      await peer.close();
      await (node ? node.close() : removeIndexes(settings));
    },
  };
};

function createPeer(name: string, engine: SearchEngine): SearchPeer {
  return {
    name,
    build: async () => void (await engine.load({ index: benchIndex })),
    async search(query) {
      const answer = Buffer.from(await engine.search(query)).toString();
      return (JSON.parse(answer) as { total_items: number }).total_items;
    },
    close: () => engine.close(),
    warmUp: COMPILE_WARM_UP,
  };
}

async function removeIndexes(settings: OpenSearchSettings): Promise<void> {
  const cluster = new Cluster(settings);
  const { client } = cluster;
  const createdIndexes = await cluster.readBody(
    client.indices.get({ index: `${settings.indexPrefix}*` }),
  );
  await cluster.readBody(client.indices.delete({ index: Object.keys(createdIndexes) }));
  await cluster.close();
}
