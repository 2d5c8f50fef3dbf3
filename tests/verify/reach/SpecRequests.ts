import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the tests of one file asked of the product. */
export interface Requested {
  seconds: number;
  /** Addresses without port and query, such as `trucks.localhost/sv/om-oss`. */
  addresses: readonly string[];
}

/** Where each worker writes what its tests asked for. */
export const requestsFolder = 'tests/results/reports/requests';

/** Remembers what the tests of a worker ask for, by test file. */
export class SpecRequests {
  readonly #specs = new Map<string, { seconds: number; addresses: Set<string> }>();
  readonly #ports: ReadonlySet<string>;
  readonly #folder: string;
  #current: { seconds: number; addresses: Set<string> } | undefined;

  /** @param ports of the product: requests to other ones are not remembered */
  constructor(ports: readonly number[], folder = requestsFolder) {
    this.#ports = new Set(ports.map(String));
    this.#folder = folder;
  }

  /** Follows the test that runs now. Returns how to end it. */
  begin(spec: string): () => void {
    const started = performance.now();
    const current = this.#specs.get(spec) ?? { seconds: 0, addresses: new Set<string>() };
    this.#specs.set(spec, current);
    this.#current = current;
    return () => {
      current.seconds += (performance.now() - started) / 1000;
      this.#current = undefined;
    };
  }

  /** @param host of its `Host` header, where it is another one than the address says */
  add(address: string, host?: string): void {
    if (!URL.canParse(address)) return;
    const { port, hostname, pathname } = new URL(address);
    if (!this.#ports.has(port)) return;
    this.#current?.addresses.add(`${host?.replace(/:\d+$/, '') ?? hostname}${pathname}`);
  }

  write(name: string): void {
    if (this.#specs.size === 0) return;
    mkdirSync(this.#folder, { recursive: true });
    const all = [...this.#specs].map(([spec, { seconds, addresses }]) => [
      spec,
      { seconds, addresses: [...addresses] },
    ]);
    writeFileSync(path.join(this.#folder, name), JSON.stringify(Object.fromEntries(all)));
  }
}

/** What all workers wrote, by test file. */
export function readRequests(folder = requestsFolder): Map<string, Requested> {
  const specs = new Map<string, Requested>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const written = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<
      string,
      Requested
    >;
    for (const [spec, { seconds, addresses }] of Object.entries(written)) {
      const known = specs.get(spec) ?? { seconds: 0, addresses: [] };
      specs.set(spec, {
        seconds: known.seconds + seconds,
        addresses: [...new Set([...known.addresses, ...addresses])],
      });
    }
  }
  return specs;
}
