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
import { cpuTime, ownCpuTime, residentMegabytes } from './cpuTime';
import { benchIndex } from './searchMix';
import { UNTIL_COMPILED, type MakePeer, type SearchPeer } from './searchPeer';

/** What OpenSearch itself starts with. */
const JVM = ['-Xms1g', '-Xmx1g', '-XX:+UseG1GC'];

/** The embedded engine, in this thread. */
export const embeddedPeer: MakePeer = (cars) =>
  peerOf(
    'ours',
    createInlineEngine(indexDefinitions, () => cars),
  );

/** Our adapter on the cluster that OPENSEARCH_URL names, else on a node that is started for it. */
export const openSearchPeer: MakePeer = async (cars) => {
  const given = openSearchSettings(openSearchVariables.validateSync(process.env));
  const node = given ? undefined : await TestCluster.start({ size: 1, jvm: JVM });
  const settings: OpenSearchSettings = {
    ...(given ?? { nodes: node?.urls ?? [], shards: 1 }),
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
  const peer = peerOf(node ? 'OpenSearch' : 'OpenSearch, wall ms', engine);
  const ofNodes = (measured: (pid: number) => number): number =>
    (node?.pids ?? []).reduce((sum, pid) => sum + measured(pid), 0);
  return {
    ...peer,
    // A cluster that is there already may be on other machines.
    clock: () => (node ? ownCpuTime() + ofNodes(cpuTime) : performance.now()),
    megabytes: () => ofNodes(residentMegabytes),
    async close() {
      await peer.close();
      await (node ? node.close() : removeIndexes(settings));
    },
  };
};

function peerOf(name: string, engine: SearchEngine): SearchPeer {
  return {
    name,
    build: async () => void (await engine.load({ index: benchIndex })),
    async search(query) {
      const answer = Buffer.from(await engine.search(query)).toString();
      return (JSON.parse(answer) as { total_items: number }).total_items;
    },
    close: () => engine.close(),
    warmUp: UNTIL_COMPILED,
  };
}

async function removeIndexes(settings: OpenSearchSettings): Promise<void> {
  const cluster = new Cluster(settings);
  const { client } = cluster;
  const made = await cluster.ask(client.indices.get({ index: `${settings.indexPrefix}*` }));
  await cluster.ask(client.indices.delete({ index: Object.keys(made) }));
  await cluster.close();
}
