import type { TracedName } from '../tracedOrder';

type Language = 'sv' | 'nb' | 'en' | 'sk' | 'fi';

/** What a traced scene shows, how it was traced, and what content may use it for. */
export interface Scene {
  /** Scene and view of the tracer (`tracing/studio`), and the vehicle that stands in it. */
  shot: readonly [scene: string, view: 'wide' | 'rear' | 'detail'];
  vehicle: TracedName;
  /** The picture for phones was traced upright; else it is cut from the wide one. */
  isHero?: true;
  /** Where in a wide picture, from the left, what phones show has its middle; where vehicles usually stand when left out. */
  vehicleAt?: number;
  /** Little light: more samples. */
  isDim?: true;
  place: 'road' | 'town' | 'charger' | 'showroom' | 'workshop' | 'tyres';
  season: 'summer' | 'winter' | 'autumn' | 'indoors';
  /** People stand in it, from behind or as silhouettes. */
  people?: true;
  /** The side that traffic keeps, or houses that stand in one country alone. */
  market?: 'left' | 'right';
  /** The picture in words, for who cannot see it. */
  alt: Readonly<Record<Language, string>>;
}
