import type { MessageKey } from '../../../../design-system/messages';
import type { KitSessionKey } from '../../../../domain/kits/kitSession';

/** Labels of session values. */
export const sessionLabels = {
  user: 'kitSessionUser',
  dealer: 'kitSessionDealer',
  unit: 'kitSessionUnit',
  transactionId: 'kitSessionTransaction',
  auto: 'kitSessionAuto',
} as const satisfies Record<KitSessionKey, MessageKey>;
