import { getMessageKeys, type MessageKey } from '../../../../design-system/messages';
import { mapMessages } from '../../../map/ui/mapMessages';
import sv from '../../messages/sv.json' with { type: 'json' };

/** Keys of the texts that the finder uses in the browser. */
export const finderMessages: readonly MessageKey[] = [
  ...mapMessages,
  ...getMessageKeys(sv, 'finder'),
  'opensInNewWindow',
  'searchClear',
  'searchSubmit',
  'dealerAbout',
];
