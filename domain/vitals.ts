import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** The metrics that are measured for a page view (web.dev/vitals). */
const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

export type VitalRating = 'good' | 'needs-improvement' | 'poor';

/**
 * Maximum of a good value and minimum of a poor one (web.dev/vitals), and the maximum that is accepted,
 * since a page that is left open in the background can measure anything. In ms; CLS is a score without a
 * unit.
 */
const bounds: Readonly<Record<VitalName, { good: number; poor: number; max: number }>> = {
  LCP: { good: 2500, poor: 4000, max: 600_000 },
  INP: { good: 200, poor: 500, max: 600_000 },
  CLS: { good: 0.1, poor: 0.25, max: 20 },
  TTFB: { good: 800, poor: 1800, max: 600_000 },
};

/** The rating of a value. */
export function rateVital(vital: VitalName, value: number): VitalRating {
  const { good, poor } = bounds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** Kinds of devices, by the width of the window. */
const deviceClasses = ['phone', 'tablet', 'desktop'] as const;

/**
 * The schema of a page view's speed, which the browser reports when the page is left. It identifies neither
 * the visitor nor the page.
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
              value.max(bounds[name ?? 'CLS']?.max ?? 0),
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
