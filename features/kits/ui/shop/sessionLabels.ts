import type { MessageKey } from '../../../../design-system/messages';
import type { KitSessionKey } from '../../../../domain/kits/kitSession';

/** What each value of a session is called. */
export const sessionLabels = {
  user: 'kitSessionUser',
  dealer: 'kitSessionDealer',
  unit: 'kitSessionUnit',
  transactionId: 'kitSessionTransaction',
  auto: 'kitSessionAuto',
} as const satisfies Record<KitSessionKey, MessageKey>;
