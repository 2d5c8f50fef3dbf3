import {
  Heading,
  type HeadingLevel,
} from '../../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../../design-system/messages';
import { styled } from '../../../../../design-system/stitches';
import { townLine } from '../../../../../domain/dealers/townLine';
import { withMap } from '../../../../search/ui/changeState';
import type { CarListData } from '../carListData';
import { listAddress } from '../listState';
import { useListTexts } from '../listTexts';
import { ListFailure, NothingFound } from '../NothingFound';
import type { CarPlace } from './carPlaces';
import { PlaceCars } from './PlaceCars';
import { placeLinkId, type ShownPlaces } from './shownPlaces';
import { usePlaceTexts } from '../../usePlaceTexts';

/** Number of cars at a place, lowest price, and distance, each where known. */
function usePlaceNotes(): (place: CarPlace) => string[] {
  const message = useMessages();
  const texts = useListTexts();
  const { distance } = usePlaceTexts();
  return ({ count, lowestPrice, km }) => [
    texts.cars(count),
    ...(lowestPrice === null
      ? []
      : [fillIn(message('carFrom'), { from: texts.number(lowestPrice, 'money') })]),
    ...(km === undefined ? [] : [distance(km)]),
  ];
}

const Results = styled('div', {
  display: 'grid',
  gap: '$4',
  '@motion': { transition: 'opacity $base' },
  '[aria-busy="true"] > &': { opacity: 0.6 },
});

const Places = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderBlockEnd: '1px solid $line' },
});

const ListLink = styled('a', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '$3',
  alignItems: 'center',
  minBlockSize: '$touch',
  paddingBlock: '$3',
  color: 'inherit',
  textDecoration: 'none',
  '& > svg': { gridArea: '1 / 2 / span 3 / auto', color: '$muted' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '@motion': { '& > svg': { transition: 'transform $base' } },
  '@hover': { '&:hover > strong': { textDecorationLine: 'underline' } },
});

const Name = styled('strong', {
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
});

const Notes = styled('span', {
  fontSize: '$small',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

/** The results as text: every place with its cars, with or without a map. */
export function PlaceResults({
  data,
  level,
}: {
  data: CarListData;
  level: HeadingLevel & (2 | 3);
}) {
  const message = useMessages();
  const texts = useListTexts();
  const { places: { places, elsewhere } = { places: [], elsewhere: 0 }, total, failed } = data;
  const shownPlaces = useShownPlaces(data);
  const hasResults = !failed && total > 0;
  return (
    <Results
      data-places={JSON.stringify(shownPlaces)}
      data-unplaced={shownPlaces.places.length === 0 ? '' : undefined}
    >
      <ListFailure hidden={!failed} />
      <NothingFound data={data} hidden={Boolean(failed) || total > 0} />
      {hasResults && (
        <Heading level={level} size={4}>
          {message('carPlaces')}
        </Heading>
      )}
      {hasResults && places.length === 0 && (
        <Text color="muted">{message('carPlacesUnknown')}</Text>
      )}
      {hasResults && places.length > 0 && (
        <Places role="list">
          {places.map((place) => (
            <li key={place.id}>
              <Place place={place} data={data} />
            </li>
          ))}
        </Places>
      )}
      {hasResults && places.length > 0 && elsewhere > 0 && (
        <Text size="small" color="muted">
          {fillIn(message('carPlacesElsewhere'), { cars: texts.cars(elsewhere) })}
        </Text>
      )}
    </Results>
  );
}

/** A place that a link opens and closes; without JavaScript the reloaded page scrolls to it. */
function Place({ place, data }: { place: CarPlace; data: CarListData }) {
  const message = useMessages();
  const getNotes = usePlaceNotes();
  const { state, listPath } = data;
  const { id, name, street, zip, town, position } = place;
  const isOpen = state.map?.placeId === id;
  const address = listAddress(listPath, withMap(state, isOpen ? {} : { placeId: id }));
  return (
    <>
      <ListLink
        id={placeLinkId(id)}
        href={`${address}#${placeLinkId(id)}`}
        aria-expanded={isOpen}
        rel="nofollow"
        data-list-link=""
      >
        <Name>{name}</Name>
        <Text as="span" size="small" color="muted">
          {[street, townLine(zip, town), !position && message('carPlaceNotOnMap')]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <Notes>{getNotes(place).join(' · ')}</Notes>
        <Icon name="chevron" size="small" />
      </ListLink>
      {isOpen && <PlaceCars place={place} data={data} />}
    </>
  );
}

/** The data that the map needs, with formatted texts. */
function useShownPlaces({ places, state }: CarListData): ShownPlaces {
  const texts = useListTexts();
  const getNotes = usePlaceNotes();
  const foundPlace = state.place?.found;
  return {
    places: (places?.places ?? []).flatMap((place) => {
      const { id, name, count, position } = place;
      const note = getNotes(place).join(' · ');
      return position
        ? [{ id, name, note, cars: count, count: texts.count(count), ...position }]
        : [];
    }),
    at: state.map?.placeId,
    near: foundPlace && { lat: foundPlace.lat, lng: foundPlace.lng, maxKm: foundPlace.maxKm },
  };
}
