/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FieldContracts } from '../../../../../schema/contract';
import { checkValues, contracts } from '../../../../../cms/editor/forms/checkValues';
import { FieldForm } from '../../../../../cms/editor/forms/FieldForm';
import { toReadableName } from '../../../../../cms/editor/forms/toReadableName';
import { texts } from '../../../../../cms/editor/texts';

const fields: FieldContracts = {
  Title: { kind: 'text' },
  Columns: { kind: 'integer' },
  Tone: { kind: 'enum', of: 'Tone', values: ['Dark', 'Light'] },
  Reverse: { kind: 'boolean' },
  Link: { kind: 'link' },
  Items: { kind: 'items', of: 'LinkListItem' },
};

test('[EDIT-02] values that violate a contract are reported by field path', () => {
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
  for (const { fields: blockFields } of Object.values(contracts.blocks)) {
    const { container, unmount } = render(
      <FieldForm
        fields={blockFields}
        values={{}}
        submitLabel="Add"
        onSubmit={async () => undefined}
        onCancel={() => undefined}
      />,
    );
    const controls = container.querySelectorAll('input, textarea, select, [role=textbox], button');
    expect(controls.length).toBeGreaterThanOrEqual(Object.keys(blockFields).length + 2);
    unmount();
  }
});

test('[EDIT-02] a form submits only changed values, only if all are valid, and shows why it was rejected', async () => {
  const submitted: unknown[] = [];
  render(
    <FieldForm
      fields={fields}
      values={{ Title: 'Old' }}
      submitLabel="Save"
      onSubmit={async (changes) => {
        submitted.push(changes);
        return 'The platform is unreachable';
      }}
      onCancel={() => undefined}
    />,
  );
  fireEvent.change(screen.getByLabelText('Columns'), { target: { value: '1,5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toEqual([]);
  expect(screen.getByLabelText('Columns')).toHaveFocus();
  expect(screen.getByLabelText('Columns')).toBeInvalid();

  fireEvent.change(screen.getByLabelText('Columns'), { target: { value: '3' } });
  expect(screen.getByLabelText('Columns')).toBeValid();
  fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'Dark' } });
  fireEvent.click(screen.getByLabelText('Media first'));
  fireEvent.click(screen.getByRole('button', { name: /^Add (?!a link)/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('unreachable'));
  expect(submitted).toEqual([{ Columns: 3, Tone: 'Dark', Reverse: true, Items: [{}] }]);
});

test('a field without a contract gets a label made from its name', () => {
  expect(toReadableName('BackgroundColor')).toBe('Background color');
  expect(toReadableName('metaTitle')).toBe('Meta title');
  expect(toReadableName('YoutubeID')).toBe('Youtube ID');
});

test('[EDIT-02] a form restores its unsaved values when it opens again, until they are saved', async () => {
  const renderForm = () =>
    render(
      <FieldForm
        fields={fields}
        values={{ Title: 'Old' }}
        draftKey="item A"
        submitLabel="Save"
        onSubmit={async () => undefined}
        onCancel={() => undefined}
      />,
    );
  const firstForm = renderForm();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Half a thou' } });
  firstForm.unmount();
  const secondForm = renderForm();
  expect(screen.getByLabelText('Title')).toHaveValue('Half a thou');
  expect(screen.getByText(texts.formKept)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  secondForm.unmount();
  renderForm();
  expect(screen.getByLabelText('Title')).toHaveValue('Old');
  expect(screen.queryByText(texts.formKept)).toBeNull();
});
