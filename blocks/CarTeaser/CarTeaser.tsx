import type { CarTeaserProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { CarRow } from '../../features/car/ui/CarRow';
import type { CarTeaserData } from './CarTeaser.data';

/** Cars chosen by hand (spec 2 §2, Car teasers). */
export function CarTeaser({ data, ...fields }: WithData<CarTeaserProps, CarTeaserData>) {
  return <CarRow {...fields} cars={data?.cars ?? []} />;
}
