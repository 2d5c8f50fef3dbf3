import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/** Widths in px up to which a window is a phone's, and a tablet's. */
const PHONE = 767;
const TABLET = 1199;

/**
 * Measures this page view, and reports it once, when the page is left or goes to the background. The report says how fast it
 * was, on which class of device and which kind of page; it stores nothing and names nobody (domain/vitals.ts).
 * @param said `<share> <kind of page>`, from `data-vitals`
 */
export function sendVitals(said: string): void {
  const [, page] = said.split(' ');
  const found = new Map<string, Pick<MetricType, 'name' | 'value'>>();
  const keep = ({ name, value }: MetricType) => void found.set(name, { name, value });
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(keep);
  const send = () => {
    if (document.visibilityState !== 'hidden' || found.size === 0) return;
    const report = { page, device: deviceClass(), vitals: [...found.values()] };
    navigator.sendBeacon(
      '/api/vitals',
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
    document.removeEventListener('visibilitychange', send);
  };
  // The library tells its last values at the same event; it listens first.
  document.addEventListener('visibilitychange', send);
}

const deviceClass = (): string =>
  innerWidth <= PHONE ? 'phone' : innerWidth <= TABLET ? 'tablet' : 'desktop';
