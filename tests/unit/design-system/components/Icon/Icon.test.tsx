/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { drawings } from '../../../../../design-system/components/Icon/drawings';
import { findIcon } from '../../../../../design-system/components/Icon/findIcon';
import { Icon } from '../../../../../design-system/components/Icon/Icon';

test('finds icons by the names in content, and returns undefined for unknown names', () => {
  expect(findIcon('Tyre')).toBe('tyre');
  expect(findIcon(' LinkedIn ')).toBe('linkedin');
  expect(findIcon('arrowup')).toBe('arrowUp');
  expect(findIcon('constructor')).toBeUndefined();
  expect(findIcon(undefined)).toBeUndefined();
});

test('an icon without a label is decorative', () => {
  const { container } = render(<Icon name="car" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  render(<Icon name="car" label="Car" />);
  expect(screen.getByRole('img', { name: 'Car' })).toBeInTheDocument();
});

test.each(Object.entries(drawings))('the paths of icon %s are well-formed', (_name, path) => {
  expect(path).toMatch(/^[Mm][\d\s.,MmLlHhVvCcSsAaZz-]+$/);
});
