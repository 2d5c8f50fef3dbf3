/** A scripted stand-in for the maps service: keeps what it is told, and stands still when a test says so. */
export interface GoogleStandIn {
  /** What was asked of the map, in order. */
  calls: [name: string, ...values: unknown[]][];
  /** Addresses that the geocoder was asked. */
  addresses: string[];
  /** The map stands still. */
  idle: () => void;
  /** Somebody clicks the map. */
  click: () => void;
  /** Zoom of the map, as the service would have it. */
  zoom: number;
  bounds: { south: number; west: number; north: number; east: number };
  /** What the geocoder answers. */
  geocode: () => Promise<{ results: object[] }>;
}

/** Puts the stand-in where the service's script would put the service. */
export function installGoogleStandIn(): GoogleStandIn {
  const listeners = new Map<string, Set<() => void>>();
  const on = (event: string, listener: () => void) => {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
    return { remove: () => all.delete(listener) };
  };
  const fire = (event: string) =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener());
  const standIn: GoogleStandIn = {
    calls: [],
    addresses: [],
    idle: () => fire('idle'),
    click: () => fire('click'),
    zoom: 5,
    bounds: { south: 55, west: 10, north: 66, east: 24 },
    geocode: async () => ({ results: [] }),
  };

  class StandInMap {
    constructor(
      readonly element: HTMLElement,
      options: object,
    ) {
      standIn.calls.push(['new Map', options]);
    }
    setOptions() {}
    setCenter() {}
    getZoom = () => standIn.zoom;
    getBounds = () => ({ toJSON: () => standIn.bounds });
    addListener = on;
    setZoom(zoom: number) {
      standIn.zoom = zoom;
      standIn.calls.push(['setZoom', zoom]);
    }
    panTo(position: object) {
      standIn.calls.push(['panTo', position]);
    }
    fitBounds(bounds: object) {
      standIn.calls.push(['fitBounds', bounds]);
    }
  }

  class StandInOverlay {
    static preventMapHitsAndGesturesFrom() {}
    private map: StandInMap | null = null;
    onAdd() {}
    draw() {}
    onRemove() {}
    getPanes() {
      return { floatPane: this.map?.element };
    }
    getProjection() {
      return { fromLatLngToDivPixel: () => ({ x: 0, y: 0 }) };
    }
    setMap(map: StandInMap | null) {
      if (!map) this.onRemove();
      this.map = map;
      if (!map) return;
      this.onAdd();
      this.draw();
    }
  }

  class StandInGeocoder {
    geocode({ address }: { address: string }) {
      standIn.addresses.push(address);
      return standIn.geocode();
    }
  }

  const event = {
    addListenerOnce: (_: unknown, name: string, listener: () => void) => {
      const handle = on(name, () => {
        handle.remove();
        listener();
      });
    },
    addListener: (_: unknown, name: string, listener: () => void) => on(name, listener),
    removeListener: (handle: { remove: () => void }) => handle.remove(),
  };
  const maps = { Map: StandInMap, OverlayView: StandInOverlay, Geocoder: StandInGeocoder, event };
  const importLibrary = async () => maps;
  const { google = { maps: {} } } = window as unknown as { google?: { maps: object } };
  Object.assign(google.maps, maps, { importLibrary });
  Object.assign(window, { google });
  return standIn;
}
