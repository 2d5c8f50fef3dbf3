import type { Feature, FindHolder, Offering, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import { carKey } from '../../../platform/pages/surrogateKeys';
import type { EnquiriesOffers } from '../../enquiries/server/feature';
import { createSearches, type SearchOffers } from '../../search/server/feature';
import { HeldCars } from './HeldCars';
import type { HoldNotifier } from './holdNotifier';
import { holdPages, type HoldPagesOptions } from './holdPages';
import type { Holds } from './holds';
import { createHoldServices } from './holdServices';
import { withHolds } from './withHolds';

interface HoldsFeatureOptions extends Omit<HoldPagesOptions, 'holds'> {
  holds: Holds;
  holdNotifier: Pick<HoldNotifier, 'wake' | 'close'>;
}

/** Holding a car for a visitor for two days. */
export function holdsFeature(options: HoldsFeatureOptions): Feature {
  const { holds, holdNotifier } = options;
  const { pages, api } = holdPages(options);
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

interface HoldsOffers extends Omit<SearchOffers, 'stock'> {
  findHolder: FindHolder;
}

/** Creates the feature, and wraps the search so that held cars are shown as reserved. */
export function createHoldsFeature(
  platform: Platform & {
    offers: Pick<SearchOffers, 'stock'> & Pick<EnquiriesOffers, 'leads'>;
  },
  config: { visitLinkSecret: string; mail: { from: string | undefined } },
): Offering<HoldsOffers> {
  const { database, logger, offers, purge } = platform;
  const held = new HeldCars({
    database,
    onChange: (cars) => purge(cars.map(({ stock, carId }) => carKey(stock, carId))),
    logger,
  });
  // The searches of other features return held cars as reserved.
  const searches = createSearches(withHolds(offers.stock, held));
  const services = createHoldServices({
    ...platform,
    secret: config.visitLinkSecret,
    held,
    leads: offers.leads,
    from: config.mail.from,
  });
  const { holds, holdCookies } = services;
  const findHolder: FindHolder = async (request, site, carId) => {
    const key = holdCookies.readHolderKey(request);
    return key ? holds.findHolder(key, site, carId) : undefined;
  };
  const feature = holdsFeature({ ...platform, ...services, search: searches.search });
  return { feature, offers: { ...searches, findHolder } };
}
