import type { Express } from 'express';
import { keysOf } from '../../domain/typedKeys';

/** Services that can be made to fail, by name, and where each answers. */
const paths = {
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

export type FailingService = keyof typeof paths;

export const failingServices = keysOf(paths);

/** Lets services answer 503, to see what visitors see of it. Called before they are put into the app. */
export function failOnPurpose(app: Express, failing: readonly FailingService[]): void {
  for (const name of failing) {
    app.use(paths[name], (_request, response) => {
      response.status(503).json({ errors: [{ message: 'EMBEDDED_FAILS says so.' }] });
    });
  }
}
