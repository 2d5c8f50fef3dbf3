import type { Feature, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import { carKey } from '../../../platform/pages/surrogateKeys';
import { offerSearch } from '../../search/server/feature';
import { HeldCars } from './HeldCars';
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

export function createHoldsFeature(
  platform: Platform,
  config: { visitLinkSecret: string; mail: { from: string | undefined } },
): Feature {
  const { database, logger, offers, purge } = platform;
  const held = new HeldCars({
    database,
    onChange: (cars) => purge(cars.map(({ stock, carId }) => carKey(stock, carId))),
    logger,
  });
  // Held cars are found as reserved.
  offerSearch(offers, withHolds(offers.stock, held));
  const services = createHoldServices({
    ...platform,
    secret: config.visitLinkSecret,
    held,
    leads: offers.leads,
    from: config.mail.from,
  });
  const { holds, holdCookies } = services;
  offers.findHolder = async (request, site, carId) => {
    const key = holdCookies.holderOf(request);
    return key ? holds.holderOf(key, site, carId) : undefined;
  };
  return holdsFeature({ ...platform, ...services, search: offers.search });
}
