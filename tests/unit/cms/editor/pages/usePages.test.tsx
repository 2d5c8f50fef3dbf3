/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { PageItem } from '../../../../../cms/editor/items/usePageItem';
import { useFollowedNames } from '../../../../../cms/editor/pages/usePages';

const createPage = (itemId: string, version: number): PageItem => ({
  ...{ itemId, language: 'sv' },
  item: {
    itemId,
    version,
    template: 'StoryPage',
    fields: [],
    displayName: 'Start',
    placeholders: {},
  },
  unpublished: { page: 0, shared: 0, isPublic: true, stays: false, sharedItemId: null },
});

test('[EDIT-20] the list of pages is read again when the open page has a new version', () => {
  const refresh = jest.fn();
  const { rerender } = renderHook(({ page }) => useFollowedNames(page, refresh), {
    initialProps: { page: createPage('a', 1) },
  });
  rerender({ page: createPage('a', 1) });
  rerender({ page: createPage('b', 4) });
  expect(refresh).not.toHaveBeenCalled();
  rerender({ page: createPage('b', 5) });
  expect(refresh).toHaveBeenCalledTimes(1);
});
