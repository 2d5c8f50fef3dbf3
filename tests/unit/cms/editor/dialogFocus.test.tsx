/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Authoring } from '../../../../cms/editor/authoring';
import { AddBlockDialog } from '../../../../cms/editor/blocks/AddBlockDialog';
import { ConfirmDialog } from '../../../../cms/editor/ConfirmDialog';
import { EditorDialog } from '../../../../cms/editor/EditorDialog';
import { FormDialog } from '../../../../cms/editor/FormDialog';
import { getItemFields } from '../../../../cms/editor/forms/checkValues';
import { SessionsDialog } from '../../../../cms/editor/people/SessionsDialog';
import { EntryDialog } from '../../../../cms/editor/site/menus/EntryDialog';
import { texts } from '../../../../cms/editor/texts';
import { fakeDialogs } from '../../design-system/fakeDialogs';

beforeAll(() => {
  fakeDialogs();
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

const noop = () => undefined;
const acceptInput = () => Promise.resolve(undefined);

/** Each dialog, and the accessible name of the element that has the focus after it opens. */
const dialogs: [string, ReactElement, string | RegExp][] = [
  [
    'a form',
    <FormDialog key="" title="Ask" sendLabel="Send" onSend={acceptInput} onClose={noop}>
      <button type="button">Help</button>
      <input type="file" hidden />
      <input aria-label="Name" />
    </FormDialog>,
    'Name',
  ],
  [
    'a question',
    <ConfirmDialog
      key=""
      title="Sure?"
      text="."
      confirmLabel="Yes"
      onConfirm={noop}
      onClose={noop}
    />,
    texts.cancel,
  ],
  [
    'a list that is loading',
    <SessionsDialog key="" authoring={new Authoring('csrf')} onClose={noop} />,
    texts.close,
  ],
  [
    'an entry of a menu',
    <EntryDialog
      key=""
      title="Entry"
      fields={getItemFields('ButtonRowItem')}
      values={{}}
      submit="Save"
      onSubmit={acceptInput}
      onClose={noop}
    />,
    /./,
  ],
  [
    'a new block',
    <AddBlockDialog
      key=""
      place={{ placeholder: 'main', where: 'here' }}
      template="StoryPage"
      onAdd={acceptInput}
      onClose={noop}
    />,
    texts.findBlock,
  ],
];

const getFocused = (): Element | null => document.activeElement;

test.each(dialogs)(
  '[EDIT-02] the dialog of %s focuses its first field or action when it opens',
  (_, dialog, name) => {
    render(dialog);
    expect(getFocused()).toHaveAccessibleName(name);
    expect(getFocused()?.closest('[data-sticks="start"]')).toBeNull();
  },
);

test('[EDIT-02] a field that loads later takes the focus, unless the focus was moved', async () => {
  const renderDialog = (children: ReactElement) => (
    <EditorDialog open title="Link" onClose={noop}>
      {children}
    </EditorDialog>
  );
  const { rerender } = render(renderDialog(<button type="button">Again</button>));
  expect(screen.getByRole('button', { name: 'Again' })).toHaveFocus();
  rerender(renderDialog(<input aria-label="Address" />));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
  screen.getByRole('button', { name: 'close' }).focus();
  rerender(renderDialog(<textarea aria-label="Other" />));
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
});
