import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Requests of the tests in one file. */
export interface RecordedRequests {
  seconds: number;
  /** Addresses without port and query, such as `trucks.localhost/sv/om-oss`. */
  addresses: readonly string[];
}

/** Folder in which each worker writes the requests of its tests. */
export const requestsFolder = 'tests/results/reports/requests';

/** Records the requests of a worker's tests by test file. */
export class SpecRequests {
  readonly #specs = new Map<string, { seconds: number; addresses: Set<string> }>();
  readonly #ports: ReadonlySet<string>;
  readonly #folder: string;
  #current: { seconds: number; addresses: Set<string> } | undefined;

  /** @param ports ports of the product; requests to other ports are ignored */
  constructor(ports: readonly number[], folder = requestsFolder) {
    this.#ports = new Set(ports.map(String));
    this.#folder = folder;
  }

  /** Starts recording for a test file; returns a function that stops it. */
  start(spec: string): () => void {
    const started = performance.now();
    const current = this.#specs.get(spec) ?? { seconds: 0, addresses: new Set<string>() };
    this.#specs.set(spec, current);
    this.#current = current;
    return () => {
      current.seconds += (performance.now() - started) / 1000;
      this.#current = undefined;
    };
  }

  /** @param host Host header, if it differs from the address */
  add(address: string, host?: string): void {
    if (!URL.canParse(address)) return;
    const { port, hostname, pathname } = new URL(address);
    if (!this.#ports.has(port)) return;
    this.#current?.addresses.add(`${host?.replace(/:\d+$/, '') ?? hostname}${pathname}`);
  }

  write(name: string): void {
    if (this.#specs.size === 0) return;
    mkdirSync(this.#folder, { recursive: true });
    const entries = [...this.#specs].map(([spec, { seconds, addresses }]) => [
      spec,
      { seconds, addresses: [...addresses] },
    ]);
    writeFileSync(path.join(this.#folder, name), JSON.stringify(Object.fromEntries(entries)));
  }
}

/** Reads the requests recorded by all workers, by test file. */
export function readRequests(folder = requestsFolder): Map<string, RecordedRequests> {
  const specs = new Map<string, RecordedRequests>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const recorded = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<
      string,
      RecordedRequests
    >;
    for (const [spec, { seconds, addresses }] of Object.entries(recorded)) {
      const existing = specs.get(spec) ?? { seconds: 0, addresses: [] };
      specs.set(spec, {
        seconds: existing.seconds + seconds,
        addresses: [...new Set([...existing.addresses, ...addresses])],
      });
    }
  }
  return specs;
}
