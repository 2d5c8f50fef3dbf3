import { join } from 'node:path';
import type { OpenSearchSettings } from '../../../services/search/opensearch/openSearchSettings';
import type { EmbeddedOptions } from '../../../services/embedded/startEmbedded';

/** Nodes of an OpenSearch cluster that replaces the embedded engine; see tests/opensearch. */
const nodes = process.env.TEST_OPENSEARCH_NODES;

/** Settings of indexes in the cluster; each test file has its own prefix. */
export const clusterSettings = (layout: Partial<OpenSearchSettings> = {}): OpenSearchSettings => ({
  nodes: (nodes ?? '').split(','),
  indexPrefix: `forecourt-test-${process.pid}-${Date.now()}-`,
  shards: 1,
  replicas: 1,
  ...layout,
});

/**
 * Options for the search engine under test: a cluster if TEST_OPENSEARCH_NODES is set, otherwise the
 * embedded engine.
 */
export const engineUnderTest = (): Pick<EmbeddedOptions, 'searchThread' | 'openSearch'> =>
  nodes === undefined
    ? { searchThread: join(process.cwd(), 'services', 'search', 'search.main.ts') }
    : { openSearch: clusterSettings() };
