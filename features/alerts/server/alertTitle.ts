import type { AlertOutcome, AlertPage } from '../../../domain/alerts/alertPage.types';
import type { MessageKey, Messages } from '../../../messages/messages';

const outcomes: Partial<Record<AlertOutcome, MessageKey>> = {
  sent: 'alertSentTitle',
  later: 'alertLaterTitle',
  late: 'alertLateTitle',
  failing: 'alertFailingTitle',
};

/** Title of a page about saved searches: what the visitor came to do, or what became of it. */
export function alertTitle(page: AlertPage, messages: Messages): string {
  switch (page.kind) {
    case 'save':
      return messages.alertSave;
    case 'cars':
      return messages.alertCarsTitle;
    case 'confirm':
      return messages.alertConfirmTitle;
    case 'stop':
      return messages.alertStopTitle;
    case 'manage':
      return messages.alertManageTitle;
    case 'outcome':
      return messages[outcomes[page.outcome] ?? 'alertManageTitle'];
  }
}
