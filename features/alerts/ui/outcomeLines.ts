import type { MessageKey } from '../../../design-system/messages';
import type { AlertOutcome } from '../model/alertPage.types';

/** What became of something, in a line. */
export const outcomeLines = {
  sent: 'alertSentTitle',
  later: 'alertLaterTitle',
  confirmed: 'alertConfirmed',
  already: 'alertAlready',
  changed: 'alertChanged',
  renewed: 'alertRenewed',
  stopped: 'alertStopped',
  stoppedAll: 'alertStoppedAll',
  late: 'alertLateTitle',
  failing: 'alertFailingTitle',
} as const satisfies Record<AlertOutcome, MessageKey>;
