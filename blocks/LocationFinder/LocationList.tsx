import { Button } from '../../design-system/components/Button/Button';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { LocationEntry } from './LocationEntry';
import type { FinderLocation } from './location.types';
import type { Centre } from './useFinder';

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '$1 $4',
  minBlockSize: '$touch',
});

const Entries = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: '1px solid $line',
});

const More = styled('p', {
  display: 'grid',
  margin: '$4 0 0',
  '@noScript': { display: 'none' },
});

export interface LocationListProps {
  locations: readonly FinderLocation[];
  /** How many there are without the search. */
  total: number;
  /** How many of them are shown. */
  shown: number;
  centre: Centre | undefined;
  selectedId: string | undefined;
  /** Text in place of an empty list. */
  emptyText: string;
  onToggle: (location: FinderLocation, open: boolean) => void;
  onShowMore: () => void;
  onShowAll: () => void;
}

/** The places as a list, a part of it at a time, each opening to show more (spec 1 §4). */
export function LocationList(props: LocationListProps) {
  const { locations, total, shown, centre, selectedId, emptyText } = props;
  const message = useMessages();
  if (locations.length === 0) return <Text>{emptyText}</Text>;
  const count = Math.min(shown, locations.length);
  return (
    <>
      <Head>
        <Text size="small" role="status">
          {centre &&
            `${centre.name ? fillIn(message('finderNearest'), { place: centre.name }) : message('finderNearestToYou')}. `}
          {fillIn(message('finderShown'), { count, total })}
        </Text>
        {centre && (
          <Button variant="ghost" size="small" onClick={props.onShowAll}>
            {message('finderShowAll')}
          </Button>
        )}
      </Head>
      <Entries>
        {locations.map((location, index) => (
          <LocationEntry
            key={location.id}
            location={location}
            open={location.id === selectedId}
            beyond={index >= shown}
            onToggle={(open) => props.onToggle(location, open)}
          />
        ))}
      </Entries>
      {count < locations.length && (
        <More>
          <Button variant="outline" onClick={props.onShowMore}>
            {message('finderShowMore')}
          </Button>
        </More>
      )}
    </>
  );
}
