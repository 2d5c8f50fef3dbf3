/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { drawings } from '../../../../../design-system/components/Icon/drawings';
import { findIcon } from '../../../../../design-system/components/Icon/findIcon';
import { Icon } from '../../../../../design-system/components/Icon/Icon';

test('finds icons by the words of content, and says when there is none', () => {
  expect(findIcon('Tyre')).toBe('tyre');
  expect(findIcon(' LinkedIn ')).toBe('linkedin');
  expect(findIcon('arrowup')).toBe('arrowUp');
  expect(findIcon('constructor')).toBeUndefined();
  expect(findIcon(undefined)).toBeUndefined();
});

test('is decoration without a label', () => {
  const { container } = render(<Icon name="car" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  render(<Icon name="car" label="Car" />);
  expect(screen.getByRole('img', { name: 'Car' })).toBeInTheDocument();
});

test.each(Object.entries(drawings))('%s is drawn by well-formed paths', (_name, path) => {
  expect(path).toMatch(/^[Mm][\d\s.,MmLlHhVvCcSsAaZz-]+$/);
});
