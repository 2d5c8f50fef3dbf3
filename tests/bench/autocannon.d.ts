/** Types for the used part of autocannon, which has none of its own. */
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
    /** Latency in ms. */
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
