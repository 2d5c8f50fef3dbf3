/** A picture of a car as the search service gives it (spec 2 §3). */
export interface CarPicture {
  /** Absolute, or below `/-/media/`. */
  original: string;
  /** Tiny preview as a data address. */
  blur_data_url?: string;
}
