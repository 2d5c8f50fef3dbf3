import { getMessageKeys, type MessageKey } from '../../../design-system/messages';
import sv from '../messages/sv.json' with { type: 'json' };
import { formMessages } from './formMessages';

/** Message keys that a provider's form uses in the browser. */
export const jotMessages: readonly MessageKey[] = [...formMessages, ...getMessageKeys(sv, 'jot')];
