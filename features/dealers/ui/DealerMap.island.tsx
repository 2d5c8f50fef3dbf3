import { useCallback, useEffect, useRef, useState } from 'react';
import type { DealerLocation, FinderLocation, Position } from '../../map/ui/location.types';
import { LocationMap, type MapRequest, type MapSettings } from '../../map/ui/LocationMap';
import { boundsAround } from '../../map/ui/bounds';

export interface DealerMapProps {
  places: readonly DealerLocation[];
  /** Those that are shown at first; all when absent. */
  shownIds?: readonly string[];
  settings: MapSettings;
  /** A pin that is pressed says whose it is, and leads to their page. */
  selectable: boolean;
}

/** What a list of dealers tells the map beside it (DealerList.client.ts). */
export interface ShownDealers {
  ids: readonly string[];
  visitor?: Position;
}

/** Dealers on a map; beside a list it shows those that the list is about. */
export function DealerMap(props: DealerMapProps) {
  const { places, settings, selectable } = props;
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownDealers>({
    ids: props.shownIds ?? places.map(({ id }) => id),
  });
  const [selected, setSelected] = useState<string>();
  const [request, setRequest] = useState<MapRequest>();
  const locations = places.filter(({ id }) => shown.ids.includes(id));

  useEffect(() => {
    const list = box.current?.closest('[data-dealer-list]');
    const follow = ({ detail }: Event & { detail?: ShownDealers }) => {
      if (!detail) return;
      setShown(detail);
      setSelected(undefined);
      const known = places.filter(({ id }) => detail.ids.includes(id));
      const bounds = boundsAround(detail.visitor ? [detail.visitor, ...known.slice(0, 3)] : known);
      if (bounds) setRequest({ kind: 'fit', bounds });
    };
    list?.addEventListener('shown', follow);
    return () => list?.removeEventListener('shown', follow);
  }, [places]);

  const select = useCallback(
    (id: string | undefined) => {
      if (!selectable) return;
      setSelected(id);
      const place = places.find((one) => one.id === id);
      if (place) setRequest({ kind: 'select', place });
    },
    [places, selectable],
  );

  return (
    <div ref={box} style={{ blockSize: '100%' }}>
      <LocationMap
        locations={locations}
        selected={locations.find(({ id }) => id === selected)}
        visitor={shown.visitor}
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
