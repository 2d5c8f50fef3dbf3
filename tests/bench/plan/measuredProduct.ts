import { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../../support/freePorts';
import { startPostgres } from '../../support/postgres';
import { startProduct, type Product } from '../product';

export interface MeasuredProduct extends Product {
  /** Returns the number of requests to an upstream so far. */
  upstreamCalls: (name: 'content' | 'search') => Promise<number>;
  /** Returns the number of database transactions so far, by web process and embedded services. */
  transactions: () => Promise<number>;
}

/** PostgreSQL updates its statistics about once per second. */
const STATISTICS_MS = 1500;

/**
 * Starts the product as in production: with a PostgreSQL server, behind a proxy and a CDN that receives
 * cache keys.
 */
export async function startMeasuredProduct(dataDir: string): Promise<MeasuredProduct> {
  const [databasePort = 0, metricsPort = 0, cachePort = 0] = await freePorts(3);
  const postgres = await startPostgres(databasePort);
  const product = await startProduct({
    dataDir,
    environment: {
      DATABASE_URL: postgres.url,
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: 'loopback',
      CDN_KIND: 'varnish',
      // Never called, since nothing is published.
      CDN_PURGE_URL: `http://127.0.0.1:${cachePort}/`,
      CDN_PURGE_TOKEN: 'token-of-the-bench',
    },
  }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  return {
    ...product,
    upstreamCalls: async (name) => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const line = new RegExp(
        `^forecourt_upstream_request_duration_seconds_count\\{upstream="${name}"\\} (\\d+)`,
        'm',
      );
      return Number(line.exec(metrics)?.[1] ?? 0);
    },
    transactions: async () => {
      await wait(STATISTICS_MS);
      const { rows } = await client.query(
        'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
      );
      return Number((rows as { count: string }[])[0]?.count);
    },
    stop: async () => {
      await product.stop();
      await client.end();
      await postgres.stop();
    },
  };
}
