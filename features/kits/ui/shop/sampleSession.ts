import type { KitSession } from '../../../../domain/kits/kitSession';

/** An example session, for trying the kit shop where quotes are sent to the stand-in of automaster. */
export const sampleSession: KitSession = {
  user: 'Aino Virtanen',
  dealer: 'CarStore Espoo',
  unit: '4021',
  transactionId: 'SAMPLE-1',
  auto: 'Volvo XC60 2021',
};
