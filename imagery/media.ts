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

/** A frame of a panorama inside a modelled car. */
interface PhotographedMedia extends Named {
  photo: CabinOrder;
}

/** A traced car. */
interface TracedMedia extends Named {
  traced: TracedOrder;
}

/** A picture of the media store: its name and how it is generated. */
export type Media = DrawnMedia | PhotographedMedia | TracedMedia;
