import type { DealerDetails } from '../../model/dealer.types';
import { townLine } from '../../../../domain/dealers/townLine';

/** Name and address in a line, as a search of a maps service takes them. */
const wholeAddress = ({ name, street, zip, town }: DealerDetails): string =>
  [name, street, townLine(zip, town)].filter(Boolean).join(', ');

/** Address of the maps service that searches for a dealer (spec 3 §2.2). */
export const mapsSearch = (dealer: DealerDetails): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wholeAddress(dealer))}`;
