/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/Stats/Stats.fixture';
import { showBlock } from '../showBlock';

test('[BLOCK-18] pairs each figure with its name, and omits a figure without one', () => {
  const [first] = examples.Default.Items;
  showBlock('Stats', { Items: [first!, { Value: { value: '13' } }] });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'dealerships from Malmö to Umeå',
  ]);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['62']);
});

test('renders nothing without figures', () => {
  expect(showBlock('Stats', { Title: { value: 'Figures' } }).container).toBeEmptyDOMElement();
});
