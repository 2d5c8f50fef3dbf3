import { Counter, Histogram, type Registry } from 'prom-client';
import { rateVital, type VitalsReport } from '../../domain/vitals';

/** Adds the speed of a page view of a site to the metrics. */
export type RecordVitals = (site: string, report: VitalsReport) => void;

/** The buckets include the thresholds between good, needs improvement and poor (web.dev/vitals). */
const SECONDS_BUCKETS = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5];

/**
 * Registers metrics of the page speed that visitors experienced: ratings have all labels of a page view,
 * values only the vital and the device.
 */
export function vitalMetrics(registry: Registry): RecordVitals {
  const registers = [registry];
  const ratings = new Counter({
    name: 'forecourt_web_vitals_total',
    help: 'Web vitals of page views by rating, as measured in browsers',
    labelNames: ['vital', 'site', 'page', 'device', 'rating'],
    registers,
  });
  const times = new Histogram({
    name: 'forecourt_web_vital_seconds',
    help: 'LCP, INP and TTFB of page views, as measured in browsers',
    labelNames: ['vital', 'device'],
    buckets: SECONDS_BUCKETS,
    registers,
  });
  const shifts = new Histogram({
    name: 'forecourt_web_vital_layout_shift',
    help: 'CLS of page views, as measured in browsers (no unit)',
    labelNames: ['device'],
    buckets: SHIFT_BUCKETS,
    registers,
  });
  return (site, { page, device, vitals }) => {
    for (const { name: vital, value } of vitals) {
      ratings.inc({ vital, site, page, device, rating: rateVital(vital, value) });
      if (vital === 'CLS') shifts.observe({ device }, value);
      else times.observe({ vital, device }, value / 1000);
    }
  };
}
