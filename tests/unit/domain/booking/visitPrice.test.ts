import { visitPrice } from '../../../../domain/booking/visitPrice';

const ordered = (kobraId: string, unitsSelected = 1) => ({ kobraId, unitsSelected, userInput: '' });

test('[BOOK-89] a visit costs price times units of all that has a price, at the agreement’s where it is less', () => {
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

test('[BOOK-99] what has no price is said to be missing, and nothing is said of nothing', () => {
  const offers = [{ code: 'oil', price: 1000 }];
  expect(visitPrice([ordered('oil'), ordered('belt')], offers)?.isPartial).toBe(true);
  expect(visitPrice([ordered('belt')], offers)).toBeUndefined();
});
