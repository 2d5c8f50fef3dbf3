/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Stepper } from '../../../../../design-system/components/Stepper/Stepper';
import { renderInEnglish } from '../inEnglish';

const steps = [
  { label: 'Car', href: '?step=1' },
  { label: 'Condition', href: '?step=2' },
  { label: 'Contact', href: '?step=3' },
];

test('[THEME-08] marks the step one is at, says which are done, and leads back to those only', () => {
  renderInEnglish(<Stepper label="Valuation" steps={steps} current={1} />);
  expect(screen.getByRole('navigation', { name: 'Valuation' })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]).toHaveTextContent('Car (done)');
  expect(items[2]).not.toHaveTextContent('done');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['?step=1']);
  expect(screen.getByText(/Step 2 of 3/)).toBeInTheDocument();
});

test('all done: no step is current', () => {
  const { container } = renderInEnglish(<Stepper label="Valuation" steps={steps} current={3} />);
  expect(container.querySelector('[aria-current]')).toBeNull();
  expect(screen.getAllByText('(done)', { exact: false })).toHaveLength(3);
});
