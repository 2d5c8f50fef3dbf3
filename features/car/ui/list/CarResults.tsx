import { Grid } from '../../../../design-system/components/Grid/Grid';
import type { HeadingLevel } from '../../../../design-system/components/Heading/Heading';
import { styled } from '../../../../design-system/stitches';
import { alignedCards } from '../alignedCards';
import { CarCard } from '../CarCard';
import { CreditNote } from '../CreditNote';
import { ListResults } from '../../../search/ui/ListResults';
import type { CarListData } from './carListData';
import { ListEnd } from './ListEnd';
import { ListFailure, NothingFound } from './NothingFound';

/** Number of cars that may be visible before scrolling; their pictures load with priority. */
const ABOVE_FOLD_COUNT = 2;

/** Cards share grid rows, which is incompatible with `content-visibility` on the entries. */
export const CarGrid = styled(Grid, { ...alignedCards, '&[hidden]': { display: 'none' } });

/** The cars that were found; a text if there are none. */
export function CarResults({ data, level }: { data: CarListData; level: HeadingLevel & (2 | 3) }) {
  const { cars, total, failed, state } = data;
  return (
    <ListResults>
      <ListFailure hidden={!failed} />
      <NothingFound data={data} hidden={Boolean(failed) || total > 0} />
      {cars.length > 0 && (
        <CarGrid as="ul" columns="fill" role="list" data-list-cars="">
          {cars.map((car, index) => (
            <li key={car.car_id}>
              <CarCard
                car={car}
                level={level}
                priority={data.offset === 0 && index < ABOVE_FOLD_COUNT}
                showsDelivery={state.place?.delivery}
              />
            </li>
          ))}
        </CarGrid>
      )}
      <CreditNote cars={cars} />
      {!failed && <ListEnd data={data} />}
    </ListResults>
  );
}
