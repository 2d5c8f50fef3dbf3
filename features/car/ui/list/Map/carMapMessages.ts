import type { MessageKey } from '../../../../../design-system/messages';
import { mapMessages } from '../../../../map/ui/mapMessages';

/** Keys of the texts that the map of cars uses in the browser. */
export const carMapMessages: readonly MessageKey[] = [
  ...mapMessages,
  'carMapLabel',
  'carMapCluster',
];
