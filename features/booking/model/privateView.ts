import type { TestDrivePage } from '../../../domain/booking/testDrive';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** The page of a requested test drive, with the current free times. */
    testDrive: TestDrivePage;
  }
}
