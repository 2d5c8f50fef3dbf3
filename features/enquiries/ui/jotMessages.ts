import { keysOf, type MessageKey } from '../../../design-system/messages';
import sv from '../messages/sv.json' with { type: 'json' };
import { formMessages } from './formMessages';

/** Keys of the texts that a provider's form shows in the browser. */
export const jotMessages: readonly MessageKey[] = [...formMessages, ...keysOf(sv, 'jot')];
