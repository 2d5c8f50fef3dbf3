import { keysOf, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };
import { formMessages } from '../formMessages';

/** Keys of the texts that the form shows in the browser. */
export const contactMessages: readonly MessageKey[] = [
  ...formMessages,
  ...keysOf(sv, 'contact'),
  'detailAllCars',
];
