import type { CabinOrder } from './cabin/cabinOrder';
import type { MediaFormat } from './names';
import type { TracedOrder } from './tracedOrder';

interface MediaBase {
  /** Canonical path without extension, such as `cars/suv-blue-nordic`. */
  name: string;
  format: MediaFormat;
}

interface DrawnMedia extends MediaBase {
  /** The drawing as an SVG document with width and height in pixels. */
  draw: () => string;
}

/** A frame of a panorama inside a modelled car. */
interface PhotographedMedia extends MediaBase {
  photo: CabinOrder;
}

/** A traced car. */
interface TracedMedia extends MediaBase {
  traced: TracedOrder;
}

/** A picture of the media store: its name and how it is generated. */
export type Media = DrawnMedia | PhotographedMedia | TracedMedia;
