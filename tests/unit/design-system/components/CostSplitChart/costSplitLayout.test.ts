import { costSplitLayout } from '../../../../../design-system/components/CostSplitChart/costSplitLayout';

test('the parts lie end to end and fill the bar', () => {
  const { total, parts } = costSplitLayout({ amount: 150, interest: 40, fees: 10 });
  expect(total).toBe(200);
  expect(parts).toEqual([
    { part: 'amount', cost: 150, share: 0.75, from: 0, length: 75 },
    { part: 'interest', cost: 40, share: 0.2, from: 75, length: 20 },
    { part: 'fees', cost: 10, share: 0.05, from: 95, length: 5 },
  ]);
});

test('a part that costs nothing is left out, and so is a loan of nothing', () => {
  expect(costSplitLayout({ amount: 100, interest: 0, fees: 0 }).parts).toHaveLength(1);
  expect(costSplitLayout({ amount: 0, interest: 0, fees: 0 })).toEqual({ total: 0, parts: [] });
});
