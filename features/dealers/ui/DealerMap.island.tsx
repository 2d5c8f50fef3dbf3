import { useCallback, useEffect, useRef, useState } from 'react';
import type { DealerLocation, FinderLocation, Position } from '../../map/ui/location.types';
import { LocationMap, type MapRequest, type MapSettings } from '../../map/ui/LocationMap';
import { boundsAround } from '../../map/ui/bounds';

export interface DealerMapProps {
  places: readonly DealerLocation[];
  /** Ids of the dealers that are shown at first; by default all. */
  shownIds?: readonly string[];
  settings: MapSettings;
  /** Whether pressing a pin shows the dealer's name and a link to its page. */
  selectable: boolean;
}

/** Detail of the event that a list of dealers sends to the map next to it (DealerList.client.ts). */
export interface ShownDealers {
  ids: readonly string[];
  visitor?: Position;
}

/** Dealers on a map. A map next to a list shows the same dealers as the list. */
export function DealerMap(props: DealerMapProps) {
  const { places, settings, selectable } = props;
  const box = useRef<HTMLDivElement>(null);
  const [shownDealers, setShownDealers] = useState<ShownDealers>({
    ids: props.shownIds ?? places.map(({ id }) => id),
  });
  const [selectedId, setSelectedId] = useState<string>();
  const [request, setRequest] = useState<MapRequest>();
  const locations = places.filter(({ id }) => shownDealers.ids.includes(id));

  useEffect(() => {
    const list = box.current?.closest('[data-dealer-list]');
    const onShownDealers = ({ detail }: Event & { detail?: ShownDealers }) => {
      if (!detail) return;
      setShownDealers(detail);
      setSelectedId(undefined);
      const matches = places.filter(({ id }) => detail.ids.includes(id));
      const bounds = boundsAround(
        detail.visitor ? [detail.visitor, ...matches.slice(0, 3)] : matches,
      );
      if (bounds) setRequest({ kind: 'fit', bounds });
    };
    list?.addEventListener('shown', onShownDealers);
    return () => list?.removeEventListener('shown', onShownDealers);
  }, [places]);

  const select = useCallback(
    (id: string | undefined) => {
      if (!selectable) return;
      setSelectedId(id);
      const place = places.find((place) => place.id === id);
      if (place) setRequest({ kind: 'select', place });
    },
    [places, selectable],
  );

  return (
    <div ref={box} style={{ blockSize: '100%' }}>
      <LocationMap
        locations={locations}
        selected={locations.find(({ id }) => id === selectedId)}
        visitor={shownDealers.visitor}
        request={request}
        settings={settings}
        onSelect={select}
        onView={ignoreView}
        onShowInList={openPage}
      />
    </div>
  );
}

const ignoreView = () => undefined;

function openPage({ page }: FinderLocation): void {
  if (page) location.assign(page.href);
}
