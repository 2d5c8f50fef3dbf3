import { getMessageKeys, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };
import { formMessages } from '../formMessages';

/** Message keys that the form uses in the browser. */
export const serviceRequestMessages: readonly MessageKey[] = [
  ...formMessages,
  ...getMessageKeys(sv, 'service'),
  'contactName',
  'contactPhone',
  'contactEmail',
  'finderNearMe',
  'finderLocating',
  'finderNoPosition',
  'finderNotFound',
  'remove',
  'sellCarRegno',
  'sellCarMileage',
  'sellCarFaultMileage',
];
