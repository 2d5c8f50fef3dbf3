/** The car that the form is about. */
export interface ContactCar {
  carId: string;
  /** Make, model and version, as shown in the thanks. */
  name?: string;
  /** Official name of the dealer; a sample car has none. */
  dealer?: string;
  dealerPhone?: string;
  /** Dealers to choose from, for a sample car. */
  sellers?: readonly string[];
  /** Whether a test drive may be requested. */
  testDrive: boolean;
}
