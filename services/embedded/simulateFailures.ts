import type { Express } from 'express';
import { keysOf } from '../../domain/typedKeys';

/** Paths of the services that can be made to fail. */
const servicePaths = {
  search: '/v1',
  media: '/media',
  'car-media': '/car-media',
  leads: '/comhub',
  automaster: '/automaster',
  jotform: '/jotform',
  codeweaver: '/codeweaver',
  'vehicle-register': '/vehicle-register',
  mechmate: '/mechmate',
  tirehotel: '/tirehotel',
  events: '/events',
} as const;

export type FailingService = keyof typeof servicePaths;

export const failingServices = keysOf(servicePaths);

/**
 * Makes services answer 503, to test how the product handles failures. Call it before the services are
 * mounted.
 */
export function simulateFailures(app: Express, failing: readonly FailingService[]): void {
  for (const name of failing) {
    app.use(servicePaths[name], (_request, response) => {
      response.status(503).json({ errors: [{ message: 'Failure simulated by EMBEDDED_FAILS.' }] });
    });
  }
}
