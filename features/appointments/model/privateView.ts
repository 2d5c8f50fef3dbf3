import type { VisitPage } from '../../../domain/booking/visit.types';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** The booked visit of whoever asks. */
    visit: VisitPage;
  }
}
