/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Authoring } from '../../../../../cms/editor/authoring';
import { DeleteDialog } from '../../../../../cms/editor/pages/DeleteDialog';
import type { PageNode, PageState } from '../../../../../cms/editor/pages/pagesApi';
import { DeletePageDocument } from '../../../../../cms/generated/authoringQueries';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

beforeAll(fakeDialogs);

async function renderDialog(state: PageState) {
  const sentInputs: unknown[] = [];
  const request = (document: unknown, { input }: { input?: unknown }) => {
    if (document === DeletePageDocument) sentInputs.push(input);
    return Promise.resolve(document === DeletePageDocument ? { pages: 1 } : []);
  };
  const node = { itemId: 'A', displayName: 'Winter tyres', state } as PageNode;
  const onDone = jest.fn();
  render(
    <DeleteDialog
      authoring={{ request } as unknown as Authoring}
      node={node}
      nodes={[node]}
      onDone={onDone}
      onClose={jest.fn()}
    />,
  );
  expect(await screen.findByText('No other page links to it.')).toBeInTheDocument();
  const send = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Put it into the bin', hidden: true }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    return sentInputs;
  };
  return { send };
}

const queryAddressChoice = () =>
  screen.queryByRole('combobox', { name: /Earlier addresses/, hidden: true });

test('[EDIT-22] earlier addresses of a deleted page redirect to its parent by default', async () => {
  const dialog = await renderDialog('PUBLISHED');
  expect(queryAddressChoice()).toHaveDisplayValue('Lead to the page above it');
  expect(await dialog.send()).toEqual([{ itemId: 'A', oldAddresses: 'PARENT' }]);
});

test('[EDIT-22] an editor can choose that earlier addresses of a deleted page are not found', async () => {
  const { send } = await renderDialog('CHANGED');
  fireEvent.change(queryAddressChoice() ?? document.body, { target: { value: 'NOWHERE' } });
  expect(await send()).toEqual([{ itemId: 'A', oldAddresses: 'NOWHERE' }]);
});

test('[EDIT-22] a page that was never published has no choice for earlier addresses', async () => {
  await renderDialog('DRAFT');
  expect(queryAddressChoice()).toBeNull();
});
