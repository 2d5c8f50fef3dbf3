import { getMessageKeys, type MessageKey } from '../../../design-system/messages';
import { formMessages } from '../../enquiries/ui/formMessages';
import { mapMessages } from '../../map/ui/mapMessages';
import shared from '../../appointments/messages/shared/sv.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };

/**
 * Keys of the texts that the booking uses in the browser, without those of its form for visitors without
 * script.
 */
export const bookingMessages: readonly MessageKey[] = [
  ...formMessages,
  ...mapMessages,
  ...getMessageKeys(sv).filter((key) => !key.startsWith('bookingPlain')),
  ...getMessageKeys(shared),
  'bookingInvalid',
  'contactPhone',
  'contactEmail',
  'opensInNewWindow',
  'clearChoice',
  'showOptions',
  'noOptions',
  'loadingOptions',
  'optionCount',
  'visitFirstFree',
  'visitFirstFreeFound',
  'visitFirstFreeNone',
  'visitFirstFreeUnable',
  'visitFirstFreeTake',
  'visitMailComing',
  'visitMailTo',
  'visitCalendar',
  'visitSee',
  'back',
];
