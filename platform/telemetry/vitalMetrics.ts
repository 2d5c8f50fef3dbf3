import { Counter, Histogram, type Registry } from 'prom-client';
import { ratingOf, type VitalsReport } from '../../domain/vitals';

/** Takes how fast a page view of a site was. */
export type TakeVitals = (site: string, report: VitalsReport) => void;

/** Limits that tell good from middling from poor are among these (web.dev/vitals). */
const SECONDS = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5];

/** Adds how fast visitors found pages: ratings by all that is told of a view, values by vital and device alone. */
export function vitalMetrics(registry: Registry): TakeVitals {
  const registers = [registry];
  const ratings = new Counter({
    name: 'forecourt_web_vitals_total',
    help: 'Vitals of page views as visitors saw them, by rating',
    labelNames: ['vital', 'site', 'page', 'device', 'rating'],
    registers,
  });
  const times = new Histogram({
    name: 'forecourt_web_vital_seconds',
    help: 'LCP, INP and TTFB of page views as visitors saw them',
    labelNames: ['vital', 'device'],
    buckets: SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'forecourt_web_vital_layout_shift',
    help: 'CLS of page views as visitors saw them, without a unit',
    labelNames: ['device'],
    buckets: SHIFTS,
    registers,
  });
  return (site, { page, device, vitals }) => {
    for (const { name: vital, value } of vitals) {
      ratings.inc({ vital, site, page, device, rating: ratingOf(vital, value) });
      if (vital === 'CLS') shifts.observe({ device }, value);
      else times.observe({ vital, device }, value / 1000);
    }
  };
}
