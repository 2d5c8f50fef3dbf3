/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RichTextInput } from '../../../../../cms/editor/forms/RichTextInput';
import { fakeTextLayout } from '../richText/fakeTextLayout';

beforeAll(fakeTextLayout);

function Form({
  start: initialValue,
  onChange,
}: {
  start: string;
  onChange: (html: string) => void;
}) {
  const [value, setValue] = useState(initialValue);
  return (
    <>
      <button type="button" onClick={() => setValue('<p>annat</p>')}>
        Other text
      </button>
      <RichTextInput
        label="Text"
        value={value}
        onChange={(html) => {
          setValue(html);
          onChange(html);
        }}
      />
    </>
  );
}

test('[EDIT-02] a rich text in a form is plain markup until it gets the focus; then it has tools and reports changes', async () => {
  const changes: string[] = [];
  render(<Form start="<p>ord</p>" onChange={(html) => changes.push(html)} />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field).toHaveTextContent('ord');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  act(() => field.focus());
  const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' });
  expect(toolbar).toBeVisible();
  expect(field).toHaveAttribute('aria-multiline', 'true');
  fireEvent.click(screen.getByRole('button', { name: /^Bulleted list/ }));
  await waitFor(() => expect(changes).toEqual(['<ul><li>ord</li></ul>']));
  fireEvent.click(screen.getByRole('button', { name: 'Other text' }));
  expect(field).toHaveTextContent('annat');
  expect(changes).toHaveLength(1);
});
