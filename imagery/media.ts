import type { CabinOrder } from './cabin/cabinOrder';
import type { MediaFormat } from './names';
import type { TracedOrder } from './tracedOrder';

interface Named {
  /** Canonical path without extension, such as `cars/suv-blue-nordic`. */
  name: string;
  format: MediaFormat;
}

interface DrawnMedia extends Named {
  /** The drawing as an SVG document with width and height in pixels. */
  draw: () => string;
}

/** A look around inside a modelled car. */
interface PhotographedMedia extends Named {
  photo: CabinOrder;
}

/** A traced car. */
interface TracedMedia extends Named {
  traced: TracedOrder;
}

/** A picture of the media store: how it is named and how it comes about. */
export type Media = DrawnMedia | PhotographedMedia | TracedMedia;
