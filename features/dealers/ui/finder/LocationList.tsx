import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Text } from '../../../../design-system/components/Text/Text';
import { passFocusOnRemoval, recoverFocus } from '../../../../design-system/focus/client/passFocus';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { findEntry } from './client/revealEntry';
import { LocationEntry } from './LocationEntry';
import type { FinderLocation } from '../../../map/ui/location.types';
import type { Centre } from './useFinder';

const Header = styled('div', {
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

const MoreRow = styled('p', {
  display: 'grid',
  margin: '$4 0 0',
  '@noScript': { display: 'none' },
});

export interface LocationListProps {
  locations: readonly FinderLocation[];
  /** Number of all places, without the search. */
  total: number;
  /** Number of listed places that are shown. */
  shownCount: number;
  centre: Centre | undefined;
  selectedId: string | undefined;
  /** Ref of the element that states how many places are shown, and near which place. */
  status: RefObject<HTMLParagraphElement | null>;
  /** Text instead of an empty list. */
  emptyText: string;
  onToggle: (location: FinderLocation, open: boolean) => void;
  onShowMore: () => void;
  /** Address of the page with all places. */
  action: string;
  onShowAll: () => void;
}

/** The places as a list, shown in portions; each entry opens to show more. */
export function LocationList(props: LocationListProps) {
  const { locations, total, shownCount, centre, selectedId, emptyText, action } = props;
  const message = useMessages();
  // The button that shows more disappears with the last entries: the first entry that it added takes its
  // focus.
  const firstAddedId = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (firstAddedId.current) recoverFocus(findEntry(firstAddedId.current));
    firstAddedId.current = undefined;
  }, [shownCount]);
  const showMore = () => {
    firstAddedId.current = locations[shownCount]?.id;
    props.onShowMore();
  };
  if (locations.length === 0) return <Text>{emptyText}</Text>;
  const visibleCount = Math.min(shownCount, locations.length);
  return (
    <>
      <Header>
        <Text ref={props.status} size="small" role="status">
          {centre &&
            `${centre.name ? fillIn(message('finderNearest'), { place: centre.name }) : message('finderNearestToYou')}. `}
          {fillIn(message('finderShown'), { count: visibleCount, total })}
        </Text>
        {centre && (
          <Button
            ref={passFocusOnRemoval}
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
      </Header>
      <Entries>
        {locations.map((location, index) => (
          <LocationEntry
            key={location.id}
            location={location}
            open={location.id === selectedId}
            beyond={index >= shownCount}
            onToggle={(open) => props.onToggle(location, open)}
          />
        ))}
      </Entries>
      {visibleCount < locations.length && (
        <MoreRow>
          <Button type="button" variant="outline" onClick={showMore}>
            {message('finderShowMore')}
          </Button>
        </MoreRow>
      )}
    </>
  );
}
