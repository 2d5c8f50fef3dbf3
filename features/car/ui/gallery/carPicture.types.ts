/** A picture of a car from the search service. */
export interface CarPicture {
  /** Absolute, or below `/-/media/`. */
  original: string;
  /** Tiny preview as a data URL. */
  blur_data_url?: string;
}
