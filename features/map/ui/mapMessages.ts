import { keysOf, type MessageKey } from '../../../design-system/messages';
import sv from '../messages/sv.json' with { type: 'json' };

/** Keys of the texts that a map shows in the browser. */
export const mapMessages: readonly MessageKey[] = [...keysOf(sv), 'close'];
