import type { DealerDetails } from '../model/dealer.types';
import type { DealerLocation } from '../../map/ui/location.types';
import { dealerHref } from './dealerHref';

/** Converts a dealer to a place on a map; undefined if its position is unknown. */
export function dealerPlace(
  { id, slug, name, street, zip, town, position }: DealerDetails,
  dealerPath?: string,
): DealerLocation | undefined {
  const href = dealerHref(dealerPath, slug);
  return (
    position && {
      ...position,
      locationType: 'Location',
      id,
      name,
      city: town,
      address: street,
      zip,
      page: href === undefined ? undefined : { href, text: name },
      openingHours: [],
      services: [],
    }
  );
}
