/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { Drawer } from '../../../../../design-system/components/Drawer/Drawer';
import { fakeDialogs } from '../../fakeDialogs';
import { renderInEnglish } from '../inEnglish';

beforeAll(fakeDialogs);

test('a drawer is a modal dialog on either side', () => {
  const onClose = jest.fn();
  const { rerender } = renderInEnglish(
    <Drawer open onClose={onClose} title="Filter" side="start" data-testid="root" />,
  );
  const drawer = screen.getByRole('dialog', { name: 'Filter' });
  expect(drawer).toHaveAttribute('data-testid', 'root');
  const startClassName = drawer.className;
  rerender(<Drawer open onClose={onClose} title="Filter" side="bottom" />);
  expect(drawer.className).not.toBe(startClassName);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
