import type { TracedName } from '../tracedOrder';

type Language = 'sv' | 'nb' | 'en' | 'sk' | 'fi';

/** A traced scene: its content, how it was traced, and what it may be used for. */
export interface Scene {
  /** Scene and view of the tracer (`tracing/studio`), and the vehicle that is in it. */
  shot: readonly [scene: string, view: 'wide' | 'rear' | 'detail' | 'yard'];
  vehicle: TracedName;
  /** The picture for phones was rendered upright; otherwise it is cropped to the vehicle from the wide one. */
  isHero?: true;
  /** The subject is something in front of the vehicle. */
  isStill?: true;
  /** Dark scenes need more samples. */
  isDim?: true;
  place: 'road' | 'town' | 'charger' | 'showroom' | 'workshop' | 'tyres';
  season: 'summer' | 'winter' | 'autumn' | 'indoors';
  /** The picture shows people, from behind or as silhouettes. */
  people?: true;
  /** Countries for which the picture is suitable, by the side of traffic: it shows traffic or typical houses. */
  market?: 'left' | 'right';
  /** Text alternatives. */
  alt: Readonly<Record<Language, string>>;
}
