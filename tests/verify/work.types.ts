/** What a test file of Jest took of the processor. */
export interface JestWork {
  file: string;
  tests: number;
  wallSeconds: number;
  /** Starting its environment, importing what it names, and running its tests; ended child processes included. */
  cpuSeconds: { environment: number; imports: number; tests: number };
}

/** What a test file of Playwright took of a worker's time, by kind of work. */
export interface BrowserWork {
  file: string;
  tests: number;
  wallSeconds: number;
  /** Seconds by kind: page loads, fixtures, expectations, and the rest: presses, requests, axe. */
  seconds: Record<BrowserWorkKind, number>;
  pageLoads: number;
}

export type BrowserWorkKind =
  'page loads' | 'fixtures and hooks' | 'waiting for what is expected' | 'other steps';

/** What a phase of a run took, all its processes together. */
export interface PhaseReport {
  name: string;
  /** From its start to its end. */
  seconds: number;
  cpuSeconds: number;
}
