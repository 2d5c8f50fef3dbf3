import type { Features } from './site.types';

/** Features of a site that says nothing else. */
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

/** Cars per page of a site that says nothing else (OQ-46). */
export const defaultCarsPerPage = 24;
