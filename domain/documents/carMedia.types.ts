/** Films and 360° views of one car. Addresses are https, or below `/-/media/`. */
export interface CarMedia {
  /** Undefined when there is no film. */
  videoUrl?: string;
  /** Pictures around the car, in order; the last is followed by the first. */
  images360: string[];
  /** Pictures of the inside, in the same form. */
  internal360: string[];
  hasVideo: boolean;
  hasInternal360: boolean;
  has360: boolean;
}
