import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** What is measured of a page view (web.dev/vitals). */
const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

export type VitalRating = 'good' | 'needs-improvement' | 'poor';

/**
 * Up to where a value is good, and from where on poor (web.dev/vitals); and what is believed at most: a page that was left
 * open in the background measures anything. Ms; of CLS a score without a unit.
 */
const bounds: Readonly<Record<VitalName, { good: number; poor: number; most: number }>> = {
  LCP: { good: 2500, poor: 4000, most: 600_000 },
  INP: { good: 200, poor: 500, most: 600_000 },
  CLS: { good: 0.1, poor: 0.25, most: 20 },
  TTFB: { good: 800, poor: 1800, most: 600_000 },
};

/** How good a value is. */
export function ratingOf(vital: VitalName, value: number): VitalRating {
  const { good, poor } = bounds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** What a page was seen on, by the width of its window. */
const deviceClasses = ['phone', 'tablet', 'desktop'] as const;

/**
 * How fast one page view was, as the browser reports it when the page is left. Nothing in it tells whose it was, or which
 * page.
 * @param pageKinds kinds of pages that a report may name
 */
export const vitalsReport = (pageKinds: readonly string[]) =>
  object({
    page: string().required().oneOf(pageKinds),
    device: string().required().oneOf(deviceClasses),
    vitals: array()
      .of(
        object({
          name: string().required().oneOf(vitalNames),
          value: number()
            .required()
            .min(0)
            .when('name', ([name]: VitalName[], value) =>
              value.max(bounds[name ?? 'CLS']?.most ?? 0),
            ),
        }).noUnknown(),
      )
      .required()
      .min(1)
      .max(vitalNames.length),
  })
    .required()
    .noUnknown()
    .strict();

export type VitalsReport = InferType<ReturnType<typeof vitalsReport>>;
