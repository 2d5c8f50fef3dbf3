/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Authoring } from '../../../../../cms/editor/authoring';
import { DeleteDialog } from '../../../../../cms/editor/pages/DeleteDialog';
import type { PageNode } from '../../../../../cms/editor/pages/pagesApi';
import {
  AddressesOfPageDocument,
  DeletePageDocument,
} from '../../../../../cms/generated/authoringQueries';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

beforeAll(fakeDialogs);

const above = { displayName: 'Services', route: '/services' };

async function renderDialog(addresses: readonly string[], parent: typeof above | null = above) {
  const sentInputs: unknown[] = [];
  const request = (document: unknown, { input }: { input?: unknown }) => {
    if (document === DeletePageDocument) sentInputs.push(input);
    if (document === AddressesOfPageDocument) {
      return Promise.resolve({ addresses, above: parent });
    }
    return Promise.resolve(document === DeletePageDocument ? { pages: 1 } : []);
  };
  const node = { itemId: 'A', displayName: 'Winter tyres' } as PageNode;
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
  screen.queryByRole('combobox', { name: /^The page’s addresses/, hidden: true });

const listItems = () =>
  screen.getAllByRole('listitem', { hidden: true }).map((one) => one.textContent);

test('[EDIT-22] the addresses of a deleted page lead to the page above by default, which is named, and are listed', async () => {
  const addresses = ['/services/tyres', '/en/services/tyres', '/tyres'];
  const dialog = await renderDialog(addresses);
  expect(queryAddressChoice()).toHaveDisplayValue('Lead to “Services” (/services)');
  expect(listItems()).toEqual(addresses);
  expect(await dialog.send()).toEqual([{ itemId: 'A', oldAddresses: 'PARENT' }]);
});

test('[EDIT-22] many addresses of a deleted page are counted after the first ten', async () => {
  await renderDialog(Array.from({ length: 12 }, (_, index) => `/old-${index}`));
  expect(listItems().slice(-2)).toEqual(['/old-9', 'and 2 more']);
});

test('[EDIT-22] an editor can choose that the addresses of a deleted page are not found', async () => {
  const { send } = await renderDialog(['/tyres']);
  fireEvent.change(queryAddressChoice() ?? document.body, { target: { value: 'NOWHERE' } });
  expect(await send()).toEqual([{ itemId: 'A', oldAddresses: 'NOWHERE' }]);
});

test('[EDIT-22] a page that visitors do not see has no choice for its addresses', async () => {
  await renderDialog([], null);
  expect(queryAddressChoice()).toBeNull();
});
