import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** What is measured of a page view (web.dev/vitals). */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;

/** What a page was seen on, by the width of its window. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** Longest that is believed, in ms: a page that was left open in the background measures anything. */
const MAX_MS = 600_000;

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
          /** Ms; of CLS a score without a unit. */
          value: number().required().min(0).max(MAX_MS),
          rating: string().required().oneOf(vitalRatings),
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
