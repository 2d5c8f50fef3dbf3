/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { examples } from '../../../../blocks/FileList/FileList.fixture';
import { showBlock } from '../showBlock';

test('[BLOCK-07] shows three files and hides the others until they are expanded', () => {
  const { container } = showBlock('FileList', examples.Default);
  const details = container.querySelector('details');
  const visibleLinks = screen.getAllByRole('link').filter((link) => !details?.contains(link));
  expect(visibleLinks).toHaveLength(3);
  expect(details).not.toHaveAttribute('open');
  fireEvent.click(screen.getByText('Show all 5 files'));
  expect(details).toHaveAttribute('open');
  expect(within(details as HTMLElement).getAllByRole('link')).toHaveLength(2);
});

test('[BLOCK-07] a list of three files or fewer has no toggle, and a file without an address is omitted', () => {
  const [first] = examples.Default.Items;
  const { container } = showBlock('FileList', { Items: [{ Title: { value: 'Nothing' } }, first!] });
  expect(container.querySelector('details')).toBeNull();
  expect(screen.getByRole('link')).toHaveTextContent('Service by mileage (PDF, 68 kB)');
});
