import { keysOf, type MessageKey } from '../../../../design-system/messages';
import { mapMessages } from '../../../map/ui/mapMessages';
import sv from '../../messages/electric/sv.json' with { type: 'json' };

/** Keys of the texts that the map of a car's reach shows in the browser. */
export const reachMessages: readonly MessageKey[] = [
  ...mapMessages,
  ...keysOf(sv, 'electricReach'),
];
