import { keysOf, type MessageKey } from '../../../design-system/messages';
import sv from '../messages/sv.json' with { type: 'json' };

/** Keys of the texts that calculators show in the browser. */
export const financeMessages: readonly MessageKey[] = [...keysOf(sv, 'finance'), 'campaign'];
