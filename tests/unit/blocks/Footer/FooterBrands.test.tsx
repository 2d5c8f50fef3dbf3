/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FooterBrands } from '../../../../blocks/Footer/FooterBrands';

function columnsFor(count: number): number[] {
  const Brands = Array.from({ length: count }, (_, index) => ({
    Name: { value: `Make ${index}` },
    Logo: { value: { src: `/-/media/brands/${index}.svg` } },
  }));
  render(<FooterBrands ShowBrands Brands={Brands} carListPath={undefined} />);
  const { style } = screen.getByRole('list');
  return ['md', 'lg', 'xl'].map((width) => Number(style.getPropertyValue(`--columns-${width}`)));
}

test.each([2, 3, 6, 7, 8, 9, 10, 12, 13])('with %d logos no row has a single logo', (count) => {
  for (const columns of columnsFor(count)) {
    expect({ columns, alone: count % columns === 1 }).toEqual({ columns, alone: false });
  }
});

test('shows a few logos no larger than many', () => {
  expect(columnsFor(2)).toEqual([4, 5, 7]);
});
