import type { Counts, BusiestPeriod } from './outcome';
import type { WebProcess } from './WebProcess';

/** Averaging period; shorter bursts wait in the event loop. */
const WINDOW_MS = 5000;

type Reading = Record<'views' | 'origin' | 'kilobytes' | 'cpuMs' | 'rendered', number>;

/** Finds the busiest period of a simulation. */
export class LoadMeter {
  readonly busiest: BusiestPeriod = {
    busiestCores: 0,
    busiestViews: 0,
    busiestOrigin: 0,
    busiestRendered: 0,
    busiestVisitorMegabits: 0,
  };
  #last: Reading;
  #lastMs = 0;

  constructor(
    private readonly webs: readonly WebProcess[],
    private readonly counts: Counts,
  ) {
    this.#last = this.#read();
  }

  sample(nowMs: number): void {
    const ms = nowMs - this.#lastMs;
    if (ms < WINDOW_MS) return;
    const reading = this.#read();
    const perSecond = (key: keyof Reading) => ((reading[key] - this.#last[key]) / ms) * 1000;
    const { busiest } = this;
    const recordMax = (key: keyof BusiestPeriod, value: number) => {
      busiest[key] = Math.max(busiest[key], value);
    };
    recordMax('busiestCores', perSecond('cpuMs') / 1000);
    recordMax('busiestViews', perSecond('views'));
    recordMax('busiestOrigin', perSecond('origin'));
    recordMax('busiestRendered', perSecond('rendered'));
    recordMax('busiestVisitorMegabits', (perSecond('kilobytes') * 8) / 1000);
    this.#last = reading;
    this.#lastMs = nowMs;
  }

  #read(): Reading {
    const { views, originRequests, calls, visitorKilobytes } = this.counts;
    const sum = (values: object) =>
      Object.values(values).reduce((total: number, value: number) => total + value, 0);
    const sumOfWebs = (read: (counts: WebProcess['counts']) => number) =>
      this.webs.reduce((total, { counts }) => total + read(counts), 0);
    return {
      views,
      origin: sum(originRequests) + calls,
      kilobytes: sum(visitorKilobytes),
      cpuMs: sumOfWebs(({ cpuMs }) => cpuMs),
      rendered: sumOfWebs(({ rendered }) => sum(rendered)),
    };
  }
}
