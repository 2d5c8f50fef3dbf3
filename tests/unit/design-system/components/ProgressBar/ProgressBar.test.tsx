/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { ProgressBar } from '../../../../../design-system/components/ProgressBar/ProgressBar';
import { renderInEnglish } from '../inEnglish';

test('a progress bar has an accessible name', () => {
  renderInEnglish(<ProgressBar label="Cars shown" value={3} max={9} className="mine" />);
  const bar = screen.getByRole('progressbar', { name: 'Cars shown' });
  expect(bar).toHaveAttribute('value', '3');
  expect(bar).toHaveClass('mine');
});
