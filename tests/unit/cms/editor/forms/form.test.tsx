/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FieldContracts } from '../../../../../schema/contract';
import { checkValues, contracts } from '../../../../../cms/editor/forms/checkValue';
import { FieldForm } from '../../../../../cms/editor/forms/FieldForm';
import { readable, readableHint } from '../../../../../cms/editor/forms/readable';
import { texts } from '../../../../../cms/editor/texts';

const fields: FieldContracts = {
  Title: { kind: 'text' },
  Columns: { kind: 'integer' },
  Tone: { kind: 'enum', of: 'Tone', values: ['Dark', 'Light'] },
  Reverse: { kind: 'boolean' },
  Link: { kind: 'link' },
  Items: { kind: 'items', of: 'LinkListItem' },
};

test('[EDIT-02] values that a contract does not allow are named by their place', () => {
  expect(
    checkValues(fields, {
      Columns: 'many',
      Link: { text: 'no address' },
      Items: [{}, { Link: { href: 'javascript:alert(1)' } }],
    }),
  ).toEqual({
    Columns: texts.field.wholeNumber,
    Link: texts.field.address,
    'Items[1].Link': texts.field.address,
  });
  expect(checkValues(fields, { Columns: 2, Link: { href: '/a' }, Title: '' })).toEqual({});
});

test('[EDIT-02] a form has a control for every field of every block', () => {
  for (const { fields: all } of Object.values(contracts.blocks)) {
    const { container, unmount } = render(
      <FieldForm
        fields={all}
        values={{}}
        submit="Add"
        onSubmit={async () => undefined}
        onCancel={() => undefined}
      />,
    );
    const controls = container.querySelectorAll('input, textarea, select, [role=textbox], button');
    expect(controls.length).toBeGreaterThanOrEqual(Object.keys(all).length + 2);
    unmount();
  }
});

test('[EDIT-02] a form gives what was changed, once it fits, and says why it was not taken', async () => {
  const taken: unknown[] = [];
  render(
    <FieldForm
      fields={fields}
      values={{ Title: 'Old' }}
      submit="Save"
      onSubmit={async (changed) => {
        taken.push(changed);
        return 'The platform is asleep';
      }}
      onCancel={() => undefined}
    />,
  );
  fireEvent.change(screen.getByLabelText('Columns'), { target: { value: '1,5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(taken).toEqual([]);
  expect(screen.getByLabelText('Columns')).toHaveFocus();
  expect(screen.getByLabelText('Columns')).toBeInvalid();

  fireEvent.change(screen.getByLabelText('Columns'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'Dark' } });
  fireEvent.click(screen.getByLabelText('Reverse'));
  fireEvent.click(screen.getByRole('button', { name: /^Add (?!a link)/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('asleep'));
  expect(taken).toEqual([{ Columns: 3, Tone: 'Dark', Reverse: true, Items: [{}] }]);
});

test('contracts speak to editors in words', () => {
  expect(readable('BackgroundColor')).toBe('Background color');
  expect(readable('metaTitle')).toBe('Meta title');
  expect(readable('YoutubeID')).toBe('Youtube ID');
  expect(readableHint('Title beside a picture (spec 1 §3).')).toBe('Title beside a picture.');
});

test('[EDIT-02] what was typed into a form that was left is there again, until it is saved or given up', async () => {
  const form = () =>
    render(
      <FieldForm
        fields={fields}
        values={{ Title: 'Old' }}
        keepAs="item A"
        submit="Save"
        onSubmit={async () => undefined}
        onCancel={() => undefined}
      />,
    );
  const first = form();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Half a thou' } });
  first.unmount();
  const second = form();
  expect(screen.getByLabelText('Title')).toHaveValue('Half a thou');
  expect(screen.getByText(texts.formKept)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  second.unmount();
  form();
  expect(screen.getByLabelText('Title')).toHaveValue('Old');
  expect(screen.queryByText(texts.formKept)).toBeNull();
});
