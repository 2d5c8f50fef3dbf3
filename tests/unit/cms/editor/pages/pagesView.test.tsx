/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Authoring } from '../../../../../cms/editor/authoring';
import type { PageNode } from '../../../../../cms/editor/pages/pagesApi';
import PagesView from '../../../../../cms/editor/pages/PagesView';
import { PageDetails } from '../../../../../cms/editor/pages/PageDetails';
import { pagesTexts } from '../../../../../cms/editor/pages/pagesTexts';

jest.mock('../../../../../cms/editor/pages/PageDetails', () => ({ PageDetails: jest.fn() }));

const nodes = ['', 'services'].map((route) => ({
  itemId: `id-${route}`,
  parentId: route ? 'id-' : null,
  name: route,
  displayName: route || 'Start',
  route: `/${route}`,
  template: 'ContentPage',
  state: 'PUBLISHED',
  languages: [],
})) as unknown as PageNode[];

test('[EDIT-69] the panel of the current page is closed until a row is clicked (for narrow windows)', async () => {
  const details = jest.mocked(PageDetails).mockReturnValue(<></>);
  const authoring = { request: () => Promise.resolve(nodes) } as unknown as Authoring;
  const site = { name: 'harbour', languages: ['sv'] } as never;
  render(
    <PagesView
      authoring={authoring}
      sites={[]}
      place={{ site, language: 'sv', route: '/services' }}
      onOpenPage={jest.fn()}
    />,
  );
  await screen.findByRole('treegrid', { name: pagesTexts.tree({ site: 'harbour' }) });
  expect(details.mock.lastCall?.[0]).toMatchObject({ node: nodes[1], isClosed: true });
  fireEvent.click(screen.getAllByRole('row').at(-1)!);
  expect(details.mock.lastCall?.[0]).toMatchObject({ node: nodes[1], isClosed: false });
});
