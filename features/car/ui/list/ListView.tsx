import type { HeadingLevel } from '../../../../design-system/components/Heading/Heading';
import { styled } from '../../../../design-system/stitches';
import type { CarListData } from './carListData';
import { CarResults } from './CarResults';
import { CarMap } from './Map/CarMap';
import { PlaceResults } from './Map/PlaceResults';

const SideBySide = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  // Hidden while no result has a position, but kept in the page: the next results may have some.
  '&:has([data-unplaced]) > [data-car-map]': { display: 'none' },
  '@xl': {
    '&:not(:has([data-unplaced]))': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$panel' },
    alignItems: 'start',
  },
});

interface ListViewProps {
  data: CarListData;
  level: HeadingLevel & (2 | 3);
  /** Key of the maps service; without one the built-in map is used. */
  apiKey?: string;
}

/** The results as a list; or the dealers with a map that stays while the results change. */
export function ListView({ data, level, apiKey }: ListViewProps) {
  const { places } = data;
  if (!places) {
    return (
      <div data-list-swap="results" data-list-results="">
        <CarResults data={data} level={level} />
      </div>
    );
  }
  return (
    <SideBySide>
      <CarMap places={places} apiKey={apiKey} />
      <div data-list-swap="results" data-list-results="">
        <PlaceResults data={data} level={level} />
      </div>
    </SideBySide>
  );
}
