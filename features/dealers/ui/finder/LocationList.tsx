import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Text } from '../../../../design-system/components/Text/Text';
import { passesFocus, recoverFocus } from '../../../../design-system/focus/client/passFocus';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { findEntry } from './client/revealEntry';
import { LocationEntry } from './LocationEntry';
import type { FinderLocation } from '../../../map/ui/location.types';
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
  /** What says how many there are, and near to what. */
  status: RefObject<HTMLParagraphElement | null>;
  /** Text in place of an empty list. */
  emptyText: string;
  onToggle: (location: FinderLocation, open: boolean) => void;
  onShowMore: () => void;
  /** Address of the page, which shows all places. */
  action: string;
  onShowAll: () => void;
}

/** The places as a list, a part of it at a time, each opening to show more (spec 1 §4). */
export function LocationList(props: LocationListProps) {
  const { locations, total, shown, centre, selectedId, emptyText, action } = props;
  const message = useMessages();
  // Once everything is shown the button is gone: the list goes on with the first of what it has brought.
  const brought = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (brought.current) recoverFocus(findEntry(brought.current));
    brought.current = undefined;
  }, [shown]);
  const showMore = () => {
    brought.current = locations[shown]?.id;
    props.onShowMore();
  };
  if (locations.length === 0) return <Text>{emptyText}</Text>;
  const count = Math.min(shown, locations.length);
  return (
    <>
      <Head>
        <Text ref={props.status} size="small" role="status">
          {centre &&
            `${centre.name ? fillIn(message('finderNearest'), { place: centre.name }) : message('finderNearestToYou')}. `}
          {fillIn(message('finderShown'), { count, total })}
        </Text>
        {centre && (
          <Button
            ref={passesFocus}
            as="a"
            href={action}
            variant="ghost"
            size="small"
            onClick={(event) => {
              event.preventDefault();
              props.onShowAll();
            }}
          >
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
          <Button type="button" variant="outline" onClick={showMore}>
            {message('finderShowMore')}
          </Button>
        </More>
      )}
    </>
  );
}
