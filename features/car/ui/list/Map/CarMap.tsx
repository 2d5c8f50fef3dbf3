import { MapCount } from '../../../../../design-system/components/MapFrame/MapFrame';
import { styled } from '../../../../../design-system/stitches';
import { Island } from '../../../../../rendering/Island';
import { StillFrame, StillMap } from '../../../../map/ui/StillMap';
import { usePageInfo } from '../../../../../rendering/pageInfo';
import { useListTexts } from '../listTexts';
import type { CarPlaces } from './carPlaces';
import { carMapMessages } from './carMapMessages';
import { ShowCarMap } from './ShowCarMap.island';

/** The column of the map next to the results: sticky while they scroll. */
const MapColumn = styled('div', {
  '@belowXl': { display: 'contents' },
  '@xl': {
    position: 'sticky',
    insetBlockStart: 'calc($sizes$header + $space$3)',
    blockSize: 'calc(100svh - $sizes$header - $space$6 - var(--over-end))',
    minBlockSize: '$panel',
    maxBlockSize: '$hero',
  },
});

/** The map above the results on phones: sticky, and half as high as the window, so that a place opens below it. */
const Box = styled('div', {
  position: 'relative',
  blockSize: 'min($sizes$sheet, 60svh)',
  overflow: 'clip',
  borderRadius: '$card',
  '@print': { display: 'none' },
  '@xl': { blockSize: '100%' },
  '@belowXl': {
    '@media (scripting: enabled) and (min-height: 500px)': {
      position: 'sticky',
      insetBlockStart: '$sizes$header',
      zIndex: '$raised',
      blockSize: 'calc((100svh - $sizes$header - var(--over-end)) / 2)',
    },
  },
});

const MarkLayer = styled('div', {
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
});

/** A map of the cars' locations: static until the live one has loaded. The list next to it has the same information. */
export function CarMap({ places: { still, places, country }, apiKey }: CarMapProps) {
  const { locale } = usePageInfo();
  return (
    <MapColumn data-car-map="">
      <Box data-sticks="start">
        {still && <Still still={still} places={places} />}
        <Island
          name="ShowCarMap"
          component={ShowCarMap}
          when="visible"
          messages={carMapMessages}
          props={{
            country,
            apiKey,
            locale,
          }}
        />
      </Box>
    </MapColumn>
  );
}

interface CarMapProps {
  places: CarPlaces;
  /** Key of the maps service; without one the built-in map is used. */
  apiKey?: string;
}

/** The static map. Marks are positioned relative to its centre, which is visible in every window size. */
function Still({
  still,
  places,
}: { still: NonNullable<CarPlaces['still']> } & Pick<CarPlaces, 'places'>) {
  const texts = useListTexts();
  const { shapes, marks, ring } = still;
  const countCarsAt = (ids: readonly string[]) =>
    places.reduce((sum, { id, count }) => sum + (ids.includes(id) ? count : 0), 0);
  return (
    <StillFrame aria-hidden="true">
      <StillMap map={shapes} ring={ring} />
      <MarkLayer>
        {marks.map(({ ids, x, y }) => (
          <div
            key={ids.join()}
            style={{
              position: 'absolute',
              left: x - shapes.width / 2,
              top: y - shapes.height / 2,
            }}
          >
            <MapCount as="span" gathered={ids.length > 1}>
              {texts.count(countCarsAt(ids))}
            </MapCount>
          </div>
        ))}
      </MarkLayer>
    </StillFrame>
  );
}
