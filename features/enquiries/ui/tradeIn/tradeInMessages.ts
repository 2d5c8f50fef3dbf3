import type { MessageKey } from '../../../../design-system/messages';

/** Keys of the texts about a visitor's own car that are shown in the browser. */
export const tradeInMessages: readonly MessageKey[] = [
  ...(['tradeInLookingUp', 'tradeInIsThis', 'tradeInUnknown'] as const),
  ...(['tradeInDown', 'tradeInElectric', 'tradeInPluginHybrid', 'tradeInHybrid'] as const),
  ...(['tradeInPetrol', 'tradeInDiesel', 'tradeInTitle', 'tradeInExtras'] as const),
  ...(['tradeInTowBar', 'tradeInExtraWheels', 'tradeInServiceBook', 'tradeInEstimate'] as const),
  ...(['tradeInEstimating', 'tradeInNeeds', 'tradeInRange', 'tradeInNoPromise'] as const),
  ...(['tradeInHow', 'tradeInHowAsked', 'tradeInHowAge', 'tradeInHowExtras'] as const),
  ...(['tradeInHowDealer', 'tradeInTooFew', 'tradeInEstimateDown', 'tradeInKeep'] as const),
  ...(['tradeInKept', 'tradeInForget', 'tradeInExchange', 'tradeInUse', 'tradeInUsed'] as const),
  ...(['sellCarRegno', 'sellCarMileage'] as const),
];
