import { readFileSync } from 'node:fs';
import { number, object, string, type InferType } from 'yup';

/** Connection to an OpenSearch cluster (2.x or later) and the layout of its indexes. */
export interface OpenSearchSettings {
  /** Node addresses. Requests are distributed over them; nodes that do not answer are skipped. */
  nodes: readonly string[];
  auth?: { username: string; password: string };
  /**
   * Certificates of the authority that signed the nodes' certificates, as PEM; default: those of the system.
   */
  ca?: string;
  /** Prefix of every index and alias, so that several products may share a cluster. */
  indexPrefix: string;
  /** Number of shards; changes become visible shard by shard. */
  shards: number;
  /** Replicas of each shard: the number of nodes that may fail. */
  replicas: number;
}

const ADDRESS = /^https?:\/\/[^\s/@,]+\/?$/;
const LOOPBACK = /^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?\/?$/;

const splitAddresses = (url: string): string[] => url.split(',').map((node) => node.trim());

/** Schema of the environment variables; see docs/operations.md. */
export const openSearchVariables = object({
  OPENSEARCH_URL: string()
    .test(
      'addresses',
      'OPENSEARCH_URL must be http or https addresses of nodes, comma separated, without a user or path',
      (url) => url === undefined || splitAddresses(url).every((node) => ADDRESS.test(node)),
    )
    .when('OPENSEARCH_PASSWORD', ([password], url) =>
      password === undefined
        ? url
        : url.test(
            'private',
            'OPENSEARCH_URL must be https for a password to be sent there',
            (value) =>
              value === undefined ||
              splitAddresses(value).every(
                (node) => node.startsWith('https:') || LOOPBACK.test(node),
              ),
          ),
    ),
  OPENSEARCH_USERNAME: string(),
  OPENSEARCH_PASSWORD: string().when('OPENSEARCH_USERNAME', ([username], password) =>
    username === undefined
      ? password.test(
          'alone',
          'OPENSEARCH_PASSWORD needs OPENSEARCH_USERNAME',
          (value) => value === undefined,
        )
      : password.required('OPENSEARCH_PASSWORD is needed with OPENSEARCH_USERNAME'),
  ),
  OPENSEARCH_CA_FILE: string(),
  OPENSEARCH_INDEX_PREFIX: string()
    .matches(
      /^[a-z][a-z0-9-]*$/,
      'OPENSEARCH_INDEX_PREFIX must be small letters, digits and dashes',
    )
    .default('forecourt-'),
  OPENSEARCH_SHARDS: number().integer().min(1).max(64).default(1),
  OPENSEARCH_REPLICAS: number().integer().min(0).max(8).default(1),
});

/**
 * Builds the settings from validated variables; returns undefined if there is no address.
 * @throws Error if the certificate file cannot be read
 */
export function openSearchSettings(
  values: InferType<typeof openSearchVariables>,
): OpenSearchSettings | undefined {
  const {
    OPENSEARCH_URL: url,
    OPENSEARCH_USERNAME: username,
    OPENSEARCH_PASSWORD: password,
  } = values;
  if (url === undefined) return undefined;
  const caFile = values.OPENSEARCH_CA_FILE;
  return {
    nodes: splitAddresses(url),
    auth: username !== undefined && password !== undefined ? { username, password } : undefined,
    ca: caFile === undefined ? undefined : readFileSync(caFile, 'utf8'),
    indexPrefix: values.OPENSEARCH_INDEX_PREFIX,
    shards: values.OPENSEARCH_SHARDS,
    replicas: values.OPENSEARCH_REPLICAS,
  };
}
