import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/** Maximum width of the window of a phone, and of a tablet. */
const MAX_PHONE_PX = 767;
const MAX_TABLET_PX = 1199;

/**
 * Measures this page view, and reports it once, when the page is left or moves to the background. The report
 * contains the speed, the class of device and the kind of page; nothing is stored, and the visitor is not
 * identified (domain/vitals.ts).
 * @param attribute value of `data-vitals`: `<share> <kind of page>`
 */
export function sendVitals(attribute: string): void {
  const [, page] = attribute.split(' ');
  const metrics = new Map<string, Pick<MetricType, 'name' | 'value'>>();
  const record = ({ name, value }: MetricType) => void metrics.set(name, { name, value });
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(record);
  const send = () => {
    if (document.visibilityState !== 'hidden' || metrics.size === 0) return;
    const report = { page, device: deviceClass(), vitals: [...metrics.values()] };
    navigator.sendBeacon(
      '/api/vitals',
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
    document.removeEventListener('visibilitychange', send);
  };
  // The library reports its last values on the same event, so its listener must be first.
  document.addEventListener('visibilitychange', send);
}

const deviceClass = (): string =>
  innerWidth <= MAX_PHONE_PX ? 'phone' : innerWidth <= MAX_TABLET_PX ? 'tablet' : 'desktop';
