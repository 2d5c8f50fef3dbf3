import { Agent, type Dispatcher } from 'undici';
import type { TeaserPage } from '../caches/FrontedProduct';
import type { MarkLog } from './MarkLog';

/** Timeout of a request. */
const TIMEOUT_MS = 10_000;
/** Interval of requests. */
const REQUEST_INTERVAL_MS = 10;
/** One of this many requests is for a page whose teaser is published repeatedly. */
const REQUESTS_PER_MARKED_PAGE = 5;
/** Maximum number of failures that are listed. */
const MAX_EXAMPLES = 20;

export interface VisitReport {
  requests: number;
  failed: number;
  missingAssets: number;
  examples: string[];
  /** Share of pages from the CDN. */
  hitShare: number;
  /** Latencies in ms. */
  p50: number;
  p99: number;
  max: number;
}

/**
 * Sends requests at a constant rate, regardless of earlier responses: for pages, their files, and pages with
 * teaser marks.
 */
export class Visitors {
  readonly #agent = new Agent({ connections: 256, pipelining: 1 });
  readonly #waits: number[] = [];
  readonly #examples: string[] = [];
  readonly #running = new Set<Promise<void>>();
  #sent = 0;
  #failed = 0;
  #missingAssets = 0;
  #pages = 0;
  #hits = 0;
  #timer: NodeJS.Timeout | undefined;
  #startedAt = 0;

  constructor(
    private readonly options: {
      origin: string;
      host: string;
      ratePerSecond: number;
      paths: readonly string[];
      marked: readonly TeaserPage[];
      log: MarkLog;
    },
  ) {}

  start(): void {
    this.#startedAt = performance.now();
    this.#timer = setInterval(() => {
      const due = ((performance.now() - this.#startedAt) / 1000) * this.options.ratePerSecond;
      while (this.#sent < due) this.#send();
    }, REQUEST_INTERVAL_MS);
  }

  async stop(): Promise<VisitReport> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
    await this.#agent.close();
    const waits = this.#waits.sort((one, other) => one - other);
    const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
    return {
      requests: this.#sent,
      failed: this.#failed,
      missingAssets: this.#missingAssets,
      examples: this.#examples,
      hitShare: this.#hits / Math.max(1, this.#pages),
      p50: at(0.5),
      p99: at(0.99),
      max: at(1),
    };
  }

  #send(): void {
    this.#sent += 1;
    const { paths, marked } = this.options;
    const isMarked = this.#sent % REQUESTS_PER_MARKED_PAGE === 0;
    const pages = isMarked ? marked.map(({ path }) => path) : paths;
    const path = pages[Math.floor(this.#sent / REQUESTS_PER_MARKED_PAGE) % pages.length] ?? '/';
    const visit = this.#visit(path, isMarked).finally(() => this.#running.delete(visit));
    this.#running.add(visit);
  }

  async #visit(path: string, isMarked: boolean): Promise<void> {
    const { origin, host, log } = this.options;
    const startedAt = Date.now();
    const started = performance.now();
    try {
      const { statusCode, headers, body } = await this.#agent.request({
        origin,
        path,
        method: 'GET',
        headers: { host },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await body.text();
      this.#waits.push(performance.now() - started);
      this.#count(path, statusCode, headers);
      if (isMarked && statusCode === 200) log.recordPage(startedAt, text, path);
    } catch (error) {
      this.#fail(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #count(path: string, status: number, headers: Dispatcher.ResponseData['headers']): void {
    const isAsset = path.startsWith('/assets/');
    if (status === 200) {
      if (isAsset) return;
      this.#pages += 1;
      if (headers['cache-status'] === 'forecourt; hit') this.#hits += 1;
    } else if (isAsset && status === 404) {
      this.#missingAssets += 1;
    } else {
      this.#fail(`${path}: ${status}`);
    }
  }

  #fail(what: string): void {
    this.#failed += 1;
    const at = ((performance.now() - this.#startedAt) / 1000).toFixed(1);
    if (this.#examples.length < MAX_EXAMPLES) this.#examples.push(`${at} s ${what}`);
  }
}
