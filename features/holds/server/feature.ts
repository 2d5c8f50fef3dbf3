import type { Feature, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import { carKey } from '../../../platform/pages/surrogateKeys';
import type { Leads } from '../../enquiries/server/leads/leads';
import type { SearchClient } from '../../search/server/searchClient';
import { HeldCars } from './HeldCars';
import type { HoldCookies } from './holdCookies';
import type { HoldNotifier } from './holdNotifier';
import { holdPages, type HoldPagesOptions } from './holdPages';
import type { Holds } from './holds';
import { createHoldServices } from './holdServices';
import { withHolds } from './withHolds';

interface HoldsParts extends Omit<HoldPagesOptions, 'holds'> {
  holds: Holds;
  holdNotifier: Pick<HoldNotifier, 'wake' | 'close'>;
}

/** Cars that are kept for a visitor for two days. */
export function holdsFeature(parts: HoldsParts): Feature {
  const { holds, holdNotifier } = parts;
  const { pages, api } = holdPages(parts);
  return {
    name: 'holds',
    routes: (router) => router.use('/api/holds', answerPrivately(), api),
    pages: [pages],
    start: () => {
      holds.start();
      holdNotifier.wake();
    },
    close: async () => {
      await holdNotifier.close();
      await holds.close();
    },
  };
}

interface HoldsNeeds {
  leads: Leads;
  stock: SearchClient;
}

/** @returns the feature, what knows who holds a car, and a search that finds held cars as reserved */
export function createHoldsFeature(
  platform: Platform,
  config: { visitLinkSecret: string; mail: { from: string | undefined } },
  { leads, stock }: HoldsNeeds,
): Feature & { holds: Holds; holdCookies: HoldCookies; search: SearchClient } {
  const { database, logger, purge } = platform;
  const held = new HeldCars({
    database,
    onChange: (cars) => purge(cars.map(({ stock: index, carId }) => carKey(index, carId))),
    logger,
  });
  const search = withHolds(stock, held);
  const services = createHoldServices({
    ...platform,
    secret: config.visitLinkSecret,
    held,
    leads,
    from: config.mail.from,
  });
  const { holds, holdCookies } = services;
  return { ...holdsFeature({ ...platform, ...services, ...search }), holds, holdCookies, search };
}
