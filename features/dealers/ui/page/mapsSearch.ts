import type { DealerDetails } from '../../model/dealer.types';
import { townLine } from '../../../../domain/dealers/townLine';

/** Name and address in one line, as a query for a maps service. */
const fullAddress = ({ name, street, zip, town }: DealerDetails): string =>
  [name, street, townLine(zip, town)].filter(Boolean).join(', ');

/** URL of a search for a dealer at the maps service. */
export const mapsSearch = (dealer: DealerDetails): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(fullAddress(dealer))}`;
