/** CPU time of a Jest test file. */
export interface JestWork {
  file: string;
  tests: number;
  wallSeconds: number;
  /**
   * CPU time to start the environment, to import files and to run the tests, including ended child
   * processes.
   */
  cpuSeconds: { environment: number; imports: number; tests: number };
}

/** Time of a Playwright test file by kind of work. */
export interface BrowserWork {
  file: string;
  tests: number;
  wallSeconds: number;
  /** Seconds by kind: page loads, fixtures, expectations, and other work such as clicks, requests and axe. */
  seconds: Record<BrowserWorkKind, number>;
  pageLoads: number;
}

export type BrowserWorkKind =
  'page loads' | 'fixtures and hooks' | 'waiting for what is expected' | 'other steps';

/** Time of a phase including all its processes. */
export interface PhaseReport {
  name: string;
  /** Wall-clock time. */
  seconds: number;
  cpuSeconds: number;
}
