import type { HeadingLevel } from '../../../../design-system/components/Heading/Heading';
import { styled } from '../../../../design-system/stitches';
import type { CarListData } from './carListData';
import { CarResults } from './CarResults';
import { CarMap } from './Map/CarMap';
import { PlaceResults } from './Map/PlaceResults';

const Beside = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  // Whatever is found next may have a place again.
  '&:has([data-unplaced]) > [data-car-map]': { display: 'none' },
  '@xl': {
    '&:not(:has([data-unplaced]))': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$panel' },
    alignItems: 'start',
  },
});

interface ListViewProps {
  data: CarListData;
  level: HeadingLevel & (2 | 3);
  /** Key of the maps service; the embedded map without one. */
  apiKey?: string;
}

/** The results as a list; or the dealers where they stand, with a map that stays while the results change. */
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
    <Beside>
      <CarMap places={places} apiKey={apiKey} />
      <div data-list-swap="results" data-list-results="">
        <PlaceResults data={data} level={level} />
      </div>
    </Beside>
  );
}
