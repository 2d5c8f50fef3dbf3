import type { AlertOutcome, AlertPage } from '../model/alertPage.types';
import type { MessageKey } from '../../../messages/messages';

const outcomes: Partial<Record<AlertOutcome, MessageKey>> = {
  sent: 'alertSentTitle',
  later: 'alertLaterTitle',
  late: 'alertLateTitle',
  failing: 'alertFailingTitle',
};

/** Message key of the title of a page about saved searches. */
export function alertTitleKey(page: AlertPage): MessageKey {
  switch (page.kind) {
    case 'save':
      return 'alertSave';
    case 'cars':
      return 'alertCarsTitle';
    case 'confirm':
      return 'alertConfirmTitle';
    case 'stop':
      return 'alertStopTitle';
    case 'manage':
      return 'alertManageTitle';
    case 'outcome':
      return outcomes[page.outcome] ?? 'alertManageTitle';
  }
}
