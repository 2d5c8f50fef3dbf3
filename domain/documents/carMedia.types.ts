/** Films and turns of one very car. Addresses are https, or below `/-/media/`. */
export interface CarMedia {
  /** Present where there is a film. */
  videoUrl?: string;
  /** Pictures of a turn around the car, in order; the last is followed by the first. */
  images360: string[];
  /** Likewise of a look around from inside. */
  internal360: string[];
  hasVideo: boolean;
  hasInternal360: boolean;
  has360: boolean;
}
