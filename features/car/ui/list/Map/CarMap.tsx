import { MapCount } from '../../../../../design-system/components/MapFrame/MapFrame';
import { styled } from '../../../../../design-system/stitches';
import { Island } from '../../../../../rendering/Island';
import { StillFrame, StillMap } from '../../../../map/ui/StillMap';
import { usePageInfo } from '../../../../../rendering/pageInfo';
import { useListTexts } from '../listTexts';
import type { CarPlaces } from './carPlaces';
import { carMapMessages } from './carMapMessages';
import { ShowCarMap } from './ShowCarMap.island';

/** Beside the results it stays in sight while these scroll. */
const Place = styled('div', {
  '@belowXl': { display: 'contents' },
  '@xl': {
    position: 'sticky',
    insetBlockStart: 'calc($sizes$header + $space$3)',
    blockSize: 'calc(100svh - $sizes$header - $space$6 - var(--over-end))',
    minBlockSize: '$panel',
    maxBlockSize: '$hero',
  },
});

/** Above the results it stays too, over half of what the window leaves: a place that is pressed opens right below. */
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

const Marks = styled('div', {
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
});

/** A map of where the cars stand: still until the live one has come. All that it says stands beside it as a list. */
export function CarMap({ places: { still, places, country }, apiKey }: CarMapProps) {
  const { locale } = usePageInfo();
  return (
    <Place data-car-map="">
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
    </Place>
  );
}

interface CarMapProps {
  places: CarPlaces;
  /** Key of the maps service; the embedded map without one. */
  apiKey?: string;
}

/** Marks stand where the map has them, counted from the middle that every window shows. */
function Still({
  still,
  places,
}: { still: NonNullable<CarPlaces['still']> } & Pick<CarPlaces, 'places'>) {
  const texts = useListTexts();
  const { shapes, marks, ring } = still;
  const carsAt = (ids: readonly string[]) =>
    places.reduce((sum, { id, count }) => sum + (ids.includes(id) ? count : 0), 0);
  return (
    <StillFrame aria-hidden="true">
      <StillMap map={shapes} ring={ring} />
      <Marks>
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
              {texts.count(carsAt(ids))}
            </MapCount>
          </div>
        ))}
      </Marks>
    </StillFrame>
  );
}
