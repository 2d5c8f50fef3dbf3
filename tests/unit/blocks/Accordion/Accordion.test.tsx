/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showBlock } from '../showBlock';

const item = (title: string, text: string) => ({ Title: { value: title }, Text: { value: text } });

test('[BLOCK-06] shows each item as a title that opens its text, and omits an item that lacks either', () => {
  const { container } = showBlock('Accordion', {
    Title: { value: 'Questions' },
    Items: [
      item('May I drive it?', '<p>Of <strong>course</strong>.</p>'),
      item('Do you deliver?', '<p>Yes.</p>'),
      { Title: { value: 'Without a text' } },
      { Text: { value: '<p>Without a title</p>' } },
    ],
  });
  const rows = [...container.querySelectorAll('details')];
  expect(rows.map((row) => row.querySelector('summary h3')?.textContent)).toEqual([
    'May I drive it?',
    'Do you deliver?',
  ]);
  expect(rows.every((row) => !row.open)).toBe(true);
  expect(within(rows[0]!).getByText('course').tagName).toBe('STRONG');
  expect(container).not.toHaveTextContent(/Without/);
});

test('[BLOCK-06] puts the questions one heading level higher without a title, and renders nothing without items', () => {
  showBlock('Accordion', { Items: [item('Alone?', '<p>Yes.</p>')] });
  expect(screen.getByRole('heading', { level: 2, hidden: true })).toHaveTextContent('Alone?');
  expect(showBlock('Accordion', { Title: { value: 'Q' } }).container).toBeEmptyDOMElement();
});
