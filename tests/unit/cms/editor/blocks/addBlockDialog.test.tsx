/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AddBlockDialog } from '../../../../../cms/editor/blocks/AddBlockDialog';
import { addBlockTexts } from '../../../../../cms/editor/blocks/addBlockTexts';
import { getAddableBlocks } from '../../../../../cms/editor/blocks/blockPlaces';
import { findBlocks, getSuitableBlocks } from '../../../../../cms/editor/blocks/findBlocks';
import { createInitialFields } from '../../../../../cms/editor/blocks/createInitialFields';
import { contracts } from '../../../../../cms/editor/forms/checkValues';
import { texts } from '../../../../../cms/editor/texts';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

const addable = getAddableBlocks({ placeholder: 'main' });

beforeAll(fakeDialogs);

const getNames = (blocks: ReturnType<typeof findBlocks>) => blocks.map(([name]) => name);

test.each([
  ['quote', 'Quote'],
  ['testimonial', 'Quote'],
  ['gallery', 'Carousel'],
  ['facts', 'Stats'],
  ['movie', 'Video'],
  ['related cars', 'CarQueryTeaser'],
  ['image', 'HeroBanner'],
])('[EDIT-02] a search for “%s” finds the block %s', (query, block) => {
  expect(getNames(findBlocks(query, addable))).toContain(block);
});

test('[EDIT-02] blocks with the words in their name come before blocks with the words in their description', () => {
  expect(getNames(findBlocks('quote', addable))[0]).toBe('Quote');
  expect(findBlocks('nothing like it', addable)).toEqual([]);
});

test('[EDIT-02] a place offers only the blocks that suit it', () => {
  const getNamesFor = (template: string, placeholder = 'main') =>
    getNames(getSuitableBlocks({ template, placeholder }));
  expect(getNamesFor('StoryPage')).toEqual(
    expect.arrayContaining(['StoryText', 'Quote', 'CarTeaser']),
  );
  for (const block of ['BookedVisit', 'CarHold', 'CarDetail', 'StoryPublishInfo', 'MegaMenu']) {
    expect(getNamesFor('StoryPage')).not.toContain(block);
  }
  expect(getNamesFor('StoryPage', 'story-info')).toEqual(['SocialSharing', 'StoryPublishInfo']);
  expect(getNamesFor('ContentPage', 'stage-row')).not.toContain('HeroBanner');
  expect(getNamesFor('ContentPage')).toContain('BookedVisit');
});

test('[EDIT-02] every synonym belongs to an existing block', () => {
  const unknownBlocks = Object.keys(addBlockTexts.synonyms).filter(
    (name) => !contracts.blocks[name],
  );
  expect(unknownBlocks).toEqual([]);
});

test('[EDIT-02] a new list gets entries, so that it can be filled in on the page', () => {
  expect(createInitialFields(contracts.blocks.Quote?.fields ?? {})).toEqual({});
  expect(createInitialFields(contracts.blocks.FaqList?.fields ?? {})).toEqual({
    Items: [{}, {}, {}],
  });
});

function openDialog() {
  const onAdd = jest.fn(() => Promise.resolve<string | undefined>(undefined));
  const onClose = jest.fn();
  render(
    <AddBlockDialog
      place={{ placeholder: 'main', where: 'here' }}
      template="StoryPage"
      onAdd={onAdd}
      onClose={onClose}
    />,
  );
  const searchField = screen.getByLabelText(texts.findBlock);
  const find = (query: string) => {
    fireEvent.change(searchField, { target: { value: query } });
    const form = searchField.closest('form');
    return form && { enter: () => fireEvent.submit(form) };
  };
  return { onAdd, onClose, find };
}

test('[EDIT-02] Enter in the search adds the first block found, to be filled in on the page', async () => {
  const { onAdd, onClose, find } = openDialog();
  find('')?.enter();
  expect(onAdd).not.toHaveBeenCalled();
  find('quote')?.enter();
  expect(onAdd).toHaveBeenCalledWith('Quote', {});
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('[EDIT-02] a refused block shows the reason, and the dialog stays open', async () => {
  const { onAdd, onClose, find } = openDialog();
  onAdd.mockResolvedValueOnce('The page is gone.');
  find('quote')?.enter();
  expect(await screen.findByText('The page is gone.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('[EDIT-02] choosing a block without editable texts on the page opens its form', () => {
  const { onAdd, find } = openDialog();
  find('spacer')?.enter();
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: texts.add })).toBeInTheDocument();
});

test('[EDIT-02] blocks that do not suit the place are found by a search, and all blocks can be shown', () => {
  const { find } = openDialog();
  const queryBlock = (label: string) => screen.queryByText(label);
  expect(queryBlock('Car hold')).toBeNull();
  find('car hold');
  expect(queryBlock('Car hold')).toBeInTheDocument();
  find('');
  fireEvent.click(
    screen.getByRole('button', { name: addBlockTexts.showAll({ count: addable.length }) }),
  );
  expect(queryBlock('Car hold')).toBeInTheDocument();
});

test('[EDIT-02] a story is offered what stories are made of first: text, quote, pictures, facts, film, cars', () => {
  openDialog();
  const [first] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName(addBlockTexts.usual);
  const names = [...(first?.querySelectorAll('[data-block]') ?? [])].map((one) =>
    one.getAttribute('data-block'),
  );
  expect(names).toEqual([
    ...['StoryText', 'Quote', 'Carousel', 'Stats', 'Video', 'CarQueryTeaser', 'CarTeaser'],
  ]);
  // Each block is offered once.
  expect(document.querySelectorAll('[data-block="Quote"]')).toHaveLength(1);
});
