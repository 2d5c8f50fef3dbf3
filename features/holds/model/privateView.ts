import type { HoldPage } from '../../../domain/holds/carHold';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** The hold of a car that is requested or shown. */
    hold: HoldPage;
  }
}
