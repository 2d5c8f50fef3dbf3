/** A fake of the maps service that records calls. */
export interface FakeGoogleMaps {
  /** Calls of the map, in order. */
  calls: [name: string, ...values: unknown[]][];
  /** Addresses sent to the geocoder. */
  addresses: string[];
  /** Makes the map idle. */
  idle: () => void;
  /** Clicks the map. */
  click: () => void;
  /** Current zoom of the fake map. */
  zoom: number;
  bounds: { south: number; west: number; north: number; east: number };
  /** Result of the geocoder. */
  geocode: () => Promise<{ results: object[] }>;
}

/** Installs the fake instead of the service's script. */
export function installFakeGoogleMaps(): FakeGoogleMaps {
  const listeners = new Map<string, Set<() => void>>();
  const on = (event: string, listener: () => void) => {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
    return { remove: () => all.delete(listener) };
  };
  const fire = (event: string) =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener());
  const fake: FakeGoogleMaps = {
    calls: [],
    addresses: [],
    idle: () => fire('idle'),
    click: () => fire('click'),
    zoom: 5,
    bounds: { south: 55, west: 10, north: 66, east: 24 },
    geocode: async () => ({ results: [] }),
  };

  class FakeMap {
    constructor(
      readonly element: HTMLElement,
      options: object,
    ) {
      fake.calls.push(['new Map', options]);
    }
    setOptions() {}
    setCenter() {}
    getZoom = () => fake.zoom;
    getBounds = () => ({ toJSON: () => fake.bounds });
    addListener = on;
    setZoom(zoom: number) {
      fake.zoom = zoom;
      fake.calls.push(['setZoom', zoom]);
    }
    panTo(position: object) {
      fake.calls.push(['panTo', position]);
    }
    fitBounds(bounds: object) {
      fake.calls.push(['fitBounds', bounds]);
    }
  }

  class FakeOverlay {
    static preventMapHitsAndGesturesFrom() {}
    private map: FakeMap | null = null;
    onAdd() {}
    draw() {}
    onRemove() {}
    getPanes() {
      return { floatPane: this.map?.element };
    }
    getProjection() {
      return { fromLatLngToDivPixel: () => ({ x: 0, y: 0 }) };
    }
    setMap(map: FakeMap | null) {
      if (!map) this.onRemove();
      this.map = map;
      if (!map) return;
      this.onAdd();
      this.draw();
    }
  }

  class FakeGeocoder {
    geocode({ address }: { address: string }) {
      fake.addresses.push(address);
      return fake.geocode();
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
  const maps = { Map: FakeMap, OverlayView: FakeOverlay, Geocoder: FakeGeocoder, event };
  const importLibrary = async () => maps;
  const { google = { maps: {} } } = window as unknown as { google?: { maps: object } };
  Object.assign(google.maps, maps, { importLibrary });
  Object.assign(window, { google });
  return fake;
}
