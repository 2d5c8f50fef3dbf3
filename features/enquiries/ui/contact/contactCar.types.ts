/** What the form needs to know of the car that it asks about. */
export interface ContactCar {
  carId: string;
  /** Make, model and version, as the thanks name it. */
  name?: string;
  /** Official name of the dealer; a sample car has none. */
  dealer?: string;
  dealerPhone?: string;
  /** Dealers to choose from, for a sample car (spec 2 §5). */
  sellers?: readonly string[];
  /** A test drive may be asked for. */
  testDrive: boolean;
}
