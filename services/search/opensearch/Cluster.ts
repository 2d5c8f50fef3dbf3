import { Client, errors, type Types } from '@opensearch-project/opensearch';
import { SearchUnavailable } from '../searchUnavailable';
import { fieldsOf } from '../../../domain/isRecord';
import type { OpenSearchSettings } from './openSearchSettings';

export type Query = Types.Common_QueryDsl.QueryContainer;
/** An aggregation by its kind; the client's own type lacks the fields of some. */
export type Aggregation = Readonly<Record<string, unknown>>;

type ClientBody = NonNullable<NonNullable<Parameters<Client['search']>[0]>['body']>;
export type SearchBody = Omit<ClientBody, 'aggs'> & { aggs: Record<string, Aggregation> };

/** Longest that a question may take before it counts as failed, in ms. */
const ANSWER_MS = 10_000;
/** Longest that a part of a large load may take, in ms. */
export const BULK_MS = 120_000;
/** How long the cluster keeps what a search sees, after its last question. */
const SNAPSHOT_LIFE = '30s';
/** Characters of the cluster's reason that are told. */
const TOLD = 300;

/** A question that the cluster refused or did not answer as a whole. */
export class ClusterFailure extends SearchUnavailable {
  /** @param isFinal asking again would change nothing */
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}

/** What a question to the cluster is answered with. */
export interface ClusterAnswer {
  total: number;
  hits: readonly { _source?: unknown }[];
  aggregations: Readonly<Record<string, unknown>>;
}

/** The client of a cluster. Its errors hold whole requests, credentials included; ours tell the reason. */
export class Cluster {
  readonly client: Client;

  constructor({ nodes, auth, ca }: OpenSearchSettings) {
    this.client = new Client({
      nodes: [...nodes],
      ...(auth && { auth }),
      ...(ca !== undefined && { ssl: { ca } }),
      requestTimeout: ANSWER_MS,
      // Each node is asked before a question counts as failed.
      maxRetries: Math.max(2, nodes.length),
      // Documents may have any key; nothing is merged from them.
      disablePrototypePoisoningProtection: true,
    });
  }

  /** @throws ClusterFailure */
  async ask<Body>(question: Promise<{ body: Body }>): Promise<Body> {
    try {
      return (await question).body;
    } catch (error) {
      throw failureOf(error);
    }
  }

  /**
   * Asks several questions about the same state of an index, whatever changes meanwhile.
   * @throws ClusterFailure
   */
  async withSnapshot<T>(index: string, ask: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const { pit_id: id, _shards: shards } = await this.ask(
      this.client.createPit({
        index: [index],
        keep_alive: SNAPSHOT_LIFE,
        allow_partial_pit_creation: false,
      }),
    );
    try {
      if (shards.failed > 0)
        throw new ClusterFailure(`${shards.failed} parts of ${index} are lost.`);
      return await ask(new Snapshot(this, id));
    } finally {
      // It ends by itself where this fails, and nobody waits for it.
      this.client.deletePit({ body: { pit_id: [id] } }).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}

/** An index as it was at one moment. */
export class Snapshot {
  constructor(
    private readonly cluster: Cluster,
    private readonly id: string,
  ) {}

  /**
   * Asks about every document. An answer from a part of them is a failure.
   * @throws ClusterFailure
   */
  async search(body: SearchBody): Promise<ClusterAnswer> {
    const answer = await this.cluster.ask(
      this.cluster.client.search({
        allow_partial_search_results: false,
        body: { ...body, pit: { id: this.id, keep_alive: SNAPSHOT_LIFE } } as ClientBody,
      }),
    );
    const { _shards: shards, timed_out: timedOut, hits, aggregations = {} } = answer;
    if (timedOut) throw new ClusterFailure('The search took too long.');
    if (shards.failed > 0 || shards.successful < shards.total) {
      throw new ClusterFailure(
        `${shards.total - shards.successful} of ${shards.total} parts failed.`,
      );
    }
    const total = typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
    return { total, hits: hits.hits, aggregations };
  }
}

/** The reason of an error, without the request. */
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
  const told = `${statusCode} ${type ?? ''} ${reason ?? ''}`.trim().slice(0, TOLD);
  return new ClusterFailure(`OpenSearch answered ${told}`, statusCode === 400);
}
