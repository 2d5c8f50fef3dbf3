import type { CarFacet } from '../../../../../domain/search/carSearch';
import { optionCounts } from '../../../ui/list/optionCounts';

const makes = 'car_brand>car_model>car_version';

test('values are counted by field and path, and lower levels only below a chosen value', () => {
  const facets: CarFacet[] = [
    { name: 'car_fuel', type: 'value', values: [{ text: 'El', count: 4 }] },
    { name: 'car_price', type: 'histogram', min: 1, max: 2, values: [] },
    {
      name: makes,
      type: 'value',
      values: [
        { text: 'Kia', count: 2, children: [{ text: 'EV6', count: 2 }] },
        { text: 'Volvo', count: 3, children: [{ text: 'EX30', count: 3 }] },
      ],
    },
  ];
  expect(optionCounts(facets, { [makes]: ['Volvo'] })).toEqual({
    car_fuel: { El: 4 },
    car_brand: { Kia: 2, Volvo: 3 },
    car_model: { 'Volvo>EX30': 3 },
  });
});
