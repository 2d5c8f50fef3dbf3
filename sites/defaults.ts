import type { Features } from './site.types';

/** Default features of a site. */
export const defaultFeatures: Features = {
  redirectWww: false,
  redirectTable: false,
  ukFinance: false,
  vatBadge: false,
  effectiveInterest: true,
  legacyConnectivityNotice: false,
  loanWarning: false,
  kits: false,
  booking: false,
  tireHotel: false,
  carMap: false,
  carListButtonOnNotFound: true,
};

/** Default number of cars per page (SRCH-14). */
export const defaultCarsPerPage = 24;
