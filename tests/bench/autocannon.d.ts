/** The part of autocannon that the benches use; the package has no types of its own. */
declare module 'autocannon' {
  interface Request {
    path?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }

  interface Options {
    url: string;
    connections: number;
    amount: number;
    headers?: Record<string, string>;
    requests?: Request[];
  }

  interface Result {
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
