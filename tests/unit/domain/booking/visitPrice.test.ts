import { visitPrice } from '../../../../domain/booking/visitPrice';

const ordered = (kobraId: string, unitsSelected = 1) => ({ kobraId, unitsSelected, userInput: '' });

test("[BOOK-89] the price of a visit is the sum of price times units, at the agreement's price if lower", () => {
  const offers = [
    { code: 'oil', price: 1000, priceDiscount: 800 },
    { code: 'tyres', price: 300 },
    { code: 'wash', price: 100, priceDiscount: 150 },
  ];
  expect(visitPrice([ordered('oil'), ordered('tyres', 4)], offers)).toEqual({
    amount: 2000,
    isPartial: false,
  });
  expect(visitPrice([ordered('wash')], offers)).toEqual({ amount: 100, isPartial: false });
});

test('[BOOK-99] marks a price as partial when some services have no price, and is undefined when none has one', () => {
  const offers = [{ code: 'oil', price: 1000 }];
  expect(visitPrice([ordered('oil'), ordered('belt')], offers)?.isPartial).toBe(true);
  expect(visitPrice([ordered('belt')], offers)).toBeUndefined();
});
