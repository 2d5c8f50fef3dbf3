import type { CarQueryTeaserProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { CarRow } from '../../features/car/ui/CarRow';
import type { CarTeaserData } from '../CarTeaser/CarTeaser.data';

/** Cars that a query finds (Car teasers). */
export function CarQueryTeaser({ data, ...fields }: WithData<CarQueryTeaserProps, CarTeaserData>) {
  return <CarRow {...fields} cars={data?.cars ?? []} />;
}
