import type { AlertPage } from './alertPage.types';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** What somebody does about their saved searches. */
    alerts: AlertPage;
  }
}
