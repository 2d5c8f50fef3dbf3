import type { CarTeaserProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { CarRow } from '../../features/car/ui/CarRow';
import type { CarTeaserData } from './CarTeaser.data';

/** Cars that editors have chosen by their ids (Car teasers). */
export function CarTeaser({ data, ...fields }: WithData<CarTeaserProps, CarTeaserData>) {
  return <CarRow {...fields} cars={data?.cars ?? []} />;
}
