import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../../design-system/language';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { keepSearch } from './client/keepSearch';
import { revealEntry } from './client/revealEntry';
import { logProblem } from '../../../../rendering/logProblem';
import { findPositionInTown } from '../../../map/ui/geocode/findPositionInTown';
import { LocationList } from './LocationList';
import { LocationMap, type MapSettings } from '../../../map/ui/LocationMap';
import { LocationSearch } from './LocationSearch';
import type { DistanceUnit, FinderLocation } from '../../../map/ui/location.types';
import { NearMe } from '../../../map/ui/NearMe';
import type { SearchedPlace } from './locationFinderData';
import { contains } from '../../../map/ui/bounds';
import type { Bounds } from '../../../map/ui/MapAdapter';
import { searchAddress } from '../../../map/ui/searchAddress';
import { useFinder } from './useFinder';
import { useVisitorPosition } from '../../../map/ui/useVisitorPosition';
import { type FinderView, panelProps, ViewTabs } from './ViewTabs';

const Layout = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateAreas: '"search" "tabs" "content"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@lg': {
    gap: '$4 $5',
    gridTemplateAreas: '"search map" "content map"',
    gridTemplateColumns: '$sizes$lead minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    blockSize: 'min($sizes$hero, 88svh)',
  },
  '@noScript': { '@lg': { blockSize: 'auto' } },
});

const Search = styled('div', {
  gridArea: 'search',
  display: 'grid',
  gap: '$2',
  '@noScript': { maxInlineSize: '$form' },
});

const panel = {
  gridArea: 'content',
  minInlineSize: 0,
  variants: { hiddenOnPhones: { true: { '@belowLg': { display: 'none' } } } },
} as const;

const List = styled('div', {
  ...panel,
  // Space for focus rings, which the scrolling box would clip.
  '@lg': {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    marginInline: '-$space$1',
    paddingInline: '$1',
    paddingBlockEnd: '$5',
    scrollPaddingBlockEnd: '$space$6',
    maskImage: 'linear-gradient(to top, transparent, black 2rem)',
  },
  '@noScript': { '@lg': { overflowY: 'visible', maskImage: 'none' } },
});

const Map = styled('div', {
  ...panel,
  blockSize: '70svh',
  borderRadius: '$card',
  overflow: 'clip',
  '@lg': { gridArea: 'map', blockSize: 'auto' },
  '@noScript': { display: 'none' },
});

export interface FinderProps {
  locations: readonly FinderLocation[];
  /** Ids of places that lack required fields, such as coordinates. */
  dropped?: readonly string[];
  unit: DistanceUnit;
  /** The search in the page's address. */
  search?: SearchedPlace;
  /** Address of the page, to which a search without JavaScript is sent. */
  action: string;
  /** Text instead of an empty list. */
  emptyText: string;
  settings: MapSettings;
}

/** Search, list and map of a site's places, and their shared state. */
export function Finder(props: FinderProps) {
  const { locations, dropped, unit, search, action, emptyText, settings } = props;
  const message = useMessages();
  const language = useLanguage();
  const id = useId();
  const [view, setView] = useState<FinderView>('panel');
  const [visibleBounds, setVisibleBounds] = useState<Bounds>();
  const visitor = useVisitorPosition();
  const centre = search?.position && { position: search.position, name: search.text };
  const finder = useFinder(locations, { unit, language, centre, visitor: visitor.position });
  const { selected, select } = finder;
  const list = useRef<HTMLDivElement>(null);
  const listStatus = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    for (const id of dropped ?? []) logProblem('warn', `Invalid location ${id}: left out`);
  }, [dropped]);
  const selectOnMap = useCallback(
    (locationId: string | undefined) => {
      select(locationId);
      if (locationId) revealEntry(locationId);
    },
    [select],
  );

  function scrollListToTop(): void {
    if (list.current) list.current.scrollTop = 0;
  }

  async function searchPlace(text: string): Promise<boolean> {
    if (text === '') {
      showAll();
      return true;
    }
    const geocoded = await searchAddress(text, { ...settings, language });
    const position = geocoded?.position ?? findPositionInTown(locations, text);
    const name = geocoded?.name ?? text;
    keepSearch(position && name);
    if (!position) finder.clearSearch();
    else {
      finder.searchNear({ position, name }, geocoded?.bounds);
      scrollListToTop();
    }
    return position !== undefined;
  }

  async function searchNearby(): Promise<void> {
    const position = await visitor.locate();
    if (!position) return;
    keepSearch(undefined);
    finder.searchNear({ position });
    scrollListToTop();
  }

  function showAll(): void {
    keepSearch(undefined);
    finder.fitAll();
  }

  function pick({ id: locationId }: FinderLocation): void {
    select(locationId);
    revealEntry(locationId, { focus: true });
  }

  function showInList({ id: locationId }: FinderLocation): void {
    setView('panel');
    revealEntry(locationId, { focus: true });
  }

  return (
    <Layout>
      <Search>
        <LocationSearch
          action={action}
          initial={{ text: search?.text ?? '', failed: Boolean(search && !search.position) }}
          suggest={async (text) => (await import('./suggestPlaces')).suggestPlaces(locations)(text)}
          onPick={pick}
          onSearch={searchPlace}
        />
        <NearMe
          status={visitor.status}
          hidden={Boolean(
            visitor.position && visibleBounds && contains(visibleBounds, visitor.position),
          )}
          resultMessage={listStatus}
          onLocate={() => void searchNearby()}
        />
      </Search>
      <ViewTabs id={id} view={view} onChange={setView} />
      <List ref={list} {...panelProps(id, 'panel')} hiddenOnPhones={view !== 'panel'}>
        <LocationList
          locations={finder.listed}
          total={locations.length}
          shownCount={finder.shownCount}
          centre={finder.centre}
          selectedId={selected?.id}
          status={listStatus}
          emptyText={emptyText || message('finderEmpty')}
          onToggle={({ id: toggledId }, open) => {
            // An entry also opens when its place is selected on the map.
            if (!open) finder.deselect(toggledId);
            else if (toggledId !== selected?.id) select(toggledId);
          }}
          onShowMore={finder.showMore}
          action={action}
          onShowAll={showAll}
        />
      </List>
      <Map {...panelProps(id, 'map')} hiddenOnPhones={view !== 'map'}>
        <LocationMap
          locations={finder.ordered}
          selected={selected}
          visitor={visitor.position}
          request={finder.request}
          settings={settings}
          onSelect={selectOnMap}
          onView={setVisibleBounds}
          onShowInList={showInList}
        />
      </Map>
    </Layout>
  );
}
