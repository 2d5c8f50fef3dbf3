import { getMessageKeys, type MessageKey } from '../../../design-system/messages';
import sv from '../messages/sv.json' with { type: 'json' };

/** Message keys that a map uses in the browser. */
export const mapMessages: readonly MessageKey[] = [...getMessageKeys(sv), 'close'];
