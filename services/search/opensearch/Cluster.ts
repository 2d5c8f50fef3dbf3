import { Client, errors, type Types } from '@opensearch-project/opensearch';
import { SearchUnavailable } from '../searchUnavailable';
import { fieldsOf } from '../../../domain/isRecord';
import type { OpenSearchSettings } from './openSearchSettings';

export type Query = Types.Common_QueryDsl.QueryContainer;
/** An aggregation by its kind; the client's own type lacks fields of some kinds. */
export type Aggregation = Readonly<Record<string, unknown>>;

type ClientBody = NonNullable<NonNullable<Parameters<Client['search']>[0]>['body']>;
export type SearchBody = Omit<ClientBody, 'aggs'> & { aggs: Record<string, Aggregation> };

/** Timeout of a request. */
const REQUEST_TIMEOUT_MS = 10_000;
/** Timeout of one bulk request. */
export const BULK_TIMEOUT_MS = 120_000;
/** How long the cluster keeps a point in time after its last request. */
const SNAPSHOT_KEEP_ALIVE = '30s';
/** Maximum length of the reported reason. */
const MAX_REASON_CHARACTERS = 300;

/** The cluster rejected a request or did not answer it completely. */
export class ClusterFailure extends SearchUnavailable {
  /** @param isFinal whether a retry cannot succeed */
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}

/** The cluster's response to a search. */
export interface ClusterResponse {
  total: number;
  hits: readonly { _source?: unknown }[];
  aggregations: Readonly<Record<string, unknown>>;
}

/**
 * Client of a cluster. The client library's errors contain whole requests, including credentials;
 * the errors thrown here contain only the reason.
 */
export class Cluster {
  readonly client: Client;

  constructor({ nodes, auth, ca }: OpenSearchSettings) {
    this.client = new Client({
      nodes: [...nodes],
      ...(auth && { auth }),
      ...(ca !== undefined && { ssl: { ca } }),
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Every node is tried before a request counts as failed.
      maxRetries: Math.max(2, nodes.length),
      // Safe: documents may have any key, and they are never merged into other objects.
      disablePrototypePoisoningProtection: true,
    });
  }

  /** Returns the body of a response. @throws ClusterFailure */
  async readBody<Body>(response: Promise<{ body: Body }>): Promise<Body> {
    try {
      return (await response).body;
    } catch (error) {
      throw failureOf(error);
    }
  }

  /**
   * Runs several requests on the same state of an index, unaffected by concurrent changes.
   * @throws ClusterFailure
   */
  async withSnapshot<T>(index: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const { pit_id: id, _shards: shards } = await this.readBody(
      this.client.createPit({
        index: [index],
        keep_alive: SNAPSHOT_KEEP_ALIVE,
        allow_partial_pit_creation: false,
      }),
    );
    try {
      if (shards.failed > 0)
        throw new ClusterFailure(`${shards.failed} shards of ${index} failed.`);
      return await work(new Snapshot(this, id));
    } finally {
      // Best effort and not awaited: the point in time expires anyway.
      this.client.deletePit({ body: { pit_id: [id] } }).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}

/** An index at one point in time. */
export class Snapshot {
  constructor(
    private readonly cluster: Cluster,
    private readonly id: string,
  ) {}

  /**
   * Searches all documents; a partial result counts as a failure.
   * @throws ClusterFailure
   */
  async search(body: SearchBody): Promise<ClusterResponse> {
    const response = await this.cluster.readBody(
      this.cluster.client.search({
        allow_partial_search_results: false,
        body: { ...body, pit: { id: this.id, keep_alive: SNAPSHOT_KEEP_ALIVE } } as ClientBody,
      }),
    );
    const { _shards: shards, timed_out: timedOut, hits, aggregations = {} } = response;
    if (timedOut) throw new ClusterFailure('The search took too long.');
    if (shards.failed > 0 || shards.successful < shards.total) {
      throw new ClusterFailure(
        `${shards.total - shards.successful} of ${shards.total} shards failed.`,
      );
    }
    const total = typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
    return { total, hits: hits.hits, aggregations };
  }
}

/** Converts an error into one that contains only the reason, not the request. */
function failureOf(error: unknown): ClusterFailure {
  if (error instanceof ClusterFailure) return error;
  if (!(error instanceof errors.ResponseError)) {
    return new ClusterFailure(
      error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown',
    );
  }
  const { statusCode, body } = error;
  const cause: unknown = fieldsOf(body).error;
  const { type, reason } = fieldsOf(cause);
  const detail = `${statusCode} ${type ?? ''} ${reason ?? ''}`
    .trim()
    .slice(0, MAX_REASON_CHARACTERS);
  return new ClusterFailure(`OpenSearch answered ${detail}`, statusCode === 400);
}
