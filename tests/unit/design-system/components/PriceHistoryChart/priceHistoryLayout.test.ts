import { priceHistoryLayout } from '../../../../../design-system/components/PriceHistoryChart/priceHistoryLayout';

const changes = [
  { from: '2026-03-01', price: 300_000 },
  { from: '2026-05-01', price: 260_000 },
  { from: '2026-05-20', price: 280_000 },
  { from: '2026-06-10', price: 250_000 },
];

describe('layout of the price history', () => {
  const layout = priceHistoryLayout(changes, '2026-07-01', 260_000);

  test('marks the current price and the lowest price before it', () => {
    expect(layout.current).toMatchObject({ price: 250_000, end: 100 });
    expect(layout.lowest).toMatchObject({ price: 260_000, end: layout.current.start });
    expect(layout.lowest!.at).toBeLessThan(layout.current.at);
    // 30 of 122 days.
    expect(layout.lowest!.end - layout.lowest!.start).toBeCloseTo((30 / 122) * 100);
  });

  test('the line has only horizontal and vertical segments', () => {
    const points = layout.line
      .slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number));
    expect(points.length).toBeGreaterThanOrEqual(8);
    points.slice(1).forEach(([x, y], index) => {
      const [beforeX, beforeY] = points[index]!;
      expect(x === beforeX || y === beforeY).toBe(true);
    });
  });

  test('labels of months and prices are within the plot', () => {
    for (const { at } of [...layout.months, ...layout.prices]) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(100);
    }
  });

  test('a single price is a flat line without a lowest price', () => {
    const flat = priceHistoryLayout(changes.slice(0, 1), '2026-03-31');
    expect(flat.lowest).toBeUndefined();
    expect(flat.current.start).toBe(0);
    expect(flat.line).not.toContain('NaN');
  });

  test('a history without a price is rejected', () => {
    expect(() => priceHistoryLayout([], '2026-07-01')).toThrow(RangeError);
  });
});
