/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { History } from '../../../../../cms/editor/items/History';
import type { PageStage } from '../../../../../cms/editor/items/pageHistoryApi';
import { texts } from '../../../../../cms/editor/texts';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

beforeAll(fakeDialogs);
afterEach(() => jest.restoreAllMocks());

const createStage = (overrides: Partial<PageStage>): PageStage => ({
  stage: 9,
  author: 'Vera',
  updated: '2026-11-24T10:00:00Z',
  published: null,
  publishedBy: null,
  isGone: false,
  changes: [],
  ...overrides,
});

const carousel = {
  itemId: 'c',
  itemName: 'Winter',
  template: 'Accordion',
  kind: 'changed',
} as const;

const stages = [
  createStage({
    changes: [
      { ...carousel, fields: ['Title', 'placeholders'] },
      ...Array.from({ length: 6 }, (_, index) => ({
        ...carousel,
        itemId: `n${index}`,
        kind: 'added' as const,
        fields: [],
      })),
    ],
  }),
  createStage({ stage: 7, published: '2026-11-24T09:30:00Z', publishedBy: 'Pia' }),
  createStage({ stage: 5, isGone: true }),
  createStage({ stage: 0, author: null, published: '2026-11-01T00:00:00Z' }),
];

const change = {
  itemId: 'c',
  itemName: 'Winter',
  template: 'Accordion',
  isShared: false,
  kind: 'changed',
  block: null,
  componentName: null,
  fields: [{ name: 'Title', kind: 'text', before: 'Winter tyres', after: 'Summer tyres' }],
  blocks: [],
};

const getButton = (name: string) => screen.getByRole('button', { name, hidden: true });

test('[EDIT-17] the page history shows who changed what, and restores a stage after showing the differences', async () => {
  jest
    .spyOn(Authoring.prototype, 'request')
    .mockImplementation(({ query }) =>
      Promise.resolve(query.includes('stageChanges') ? [change] : stages),
    );
  const onRestoreStage = jest.fn();
  render(
    <History
      authoring={new Authoring('csrf')}
      itemId="p"
      language="sv"
      reloadKey={{}}
      onRestore={jest.fn()}
      onRestoreStage={onRestoreStage}
      onFailure={jest.fn()}
    />,
  );
  const [newestStage, publishedStage, deletedStage, firstStage] =
    await screen.findAllByRole('listitem');
  expect(newestStage).toHaveTextContent(`Vera`);
  expect(newestStage).toHaveTextContent(/Accordion “Winter”: Title, Order of blocks/);
  expect(newestStage).toHaveTextContent(texts.moreChanges({ count: 2 }));
  expect(newestStage).toHaveTextContent(texts.currentBadge);
  expect(publishedStage).toHaveTextContent(/Published .* by Pia/);
  expect(deletedStage).toHaveTextContent(texts.deleted);
  expect(firstStage).toHaveTextContent(texts.firstStage);
  expect(screen.getAllByRole('button', { name: /^Restore the page/ })).toHaveLength(2);

  fireEvent.click(within(publishedStage ?? document.body).getByRole('button'));
  expect(await screen.findByText('Summer')).toBeInTheDocument();
  fireEvent.click(getButton(texts.restore));
  expect(onRestoreStage).toHaveBeenCalledWith({
    itemId: 'p',
    language: 'sv',
    stage: 7,
    expectedStage: 9,
  });
});
