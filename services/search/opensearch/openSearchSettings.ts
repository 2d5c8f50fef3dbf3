import { readFileSync } from 'node:fs';
import { number, object, string, type InferType } from 'yup';

/** An OpenSearch cluster (2.x or later) and how indexes are laid out in it. */
export interface OpenSearchSettings {
  /** Addresses of nodes; requests are spread over them and leave out those that do not answer. */
  nodes: readonly string[];
  auth?: { username: string; password: string };
  /** Certificates of the authority that signed the nodes', in PEM; the system's without. */
  ca?: string;
  /** Begins the name of every index and alias, so that several products may share a cluster. */
  indexPrefix: string;
  /** Parts of an index; changes become visible part by part. */
  shards: number;
  /** Further copies of every part: so many nodes may be lost. */
  replicas: number;
}

const ADDRESS = /^https?:\/\/[^\s/@,]+\/?$/;
const LOOPBACK = /^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?\/?$/;

const nodesOf = (url: string): string[] => url.split(',').map((node) => node.trim());

/** Variables of the environment; see docs/operations.md. */
export const openSearchVariables = object({
  OPENSEARCH_URL: string()
    .test(
      'addresses',
      'OPENSEARCH_URL must be http or https addresses of nodes, comma separated, without a user or path',
      (url) => url === undefined || nodesOf(url).every((node) => ADDRESS.test(node)),
    )
    .when('OPENSEARCH_PASSWORD', ([password], url) =>
      password === undefined
        ? url
        : url.test(
            'private',
            'OPENSEARCH_URL must be https for a password to be sent there',
            (given) =>
              given === undefined ||
              nodesOf(given).every((node) => node.startsWith('https:') || LOOPBACK.test(node)),
          ),
    ),
  OPENSEARCH_USERNAME: string(),
  OPENSEARCH_PASSWORD: string().when('OPENSEARCH_USERNAME', ([username], password) =>
    username === undefined
      ? password.test(
          'alone',
          'OPENSEARCH_PASSWORD needs OPENSEARCH_USERNAME',
          (given) => given === undefined,
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
 * The cluster that checked variables name; undefined without an address.
 * @throws Error when the file of certificates cannot be read
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
    nodes: nodesOf(url),
    auth: username !== undefined && password !== undefined ? { username, password } : undefined,
    ca: caFile === undefined ? undefined : readFileSync(caFile, 'utf8'),
    indexPrefix: values.OPENSEARCH_INDEX_PREFIX,
    shards: values.OPENSEARCH_SHARDS,
    replicas: values.OPENSEARCH_REPLICAS,
  };
}
