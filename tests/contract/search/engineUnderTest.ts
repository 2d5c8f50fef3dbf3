import { join } from 'node:path';
import type { OpenSearchSettings } from '../../../services/search/opensearch/openSearchSettings';
import type { EmbeddedOptions } from '../../../services/embedded/startEmbedded';

/** Nodes of a cluster that searches in the place of the embedded engine; see tests/opensearch. */
const nodes = process.env.TEST_OPENSEARCH_NODES;

/** How indexes of tests are laid out in a cluster; those of each test file have a prefix of their own. */
export const clusterSettings = (layout: Partial<OpenSearchSettings> = {}): OpenSearchSettings => ({
  nodes: (nodes ?? '').split(','),
  indexPrefix: `forecourt-test-${process.pid}-${Date.now()}-`,
  shards: 1,
  replicas: 1,
  ...layout,
});

/** The engine that every test of the search service runs on: the embedded one unless a cluster is there. */
export const engineUnderTest = (): Pick<EmbeddedOptions, 'searchThread' | 'openSearch'> =>
  nodes === undefined
    ? { searchThread: join(process.cwd(), 'services', 'search', 'search.main.ts') }
    : { openSearch: clusterSettings() };
