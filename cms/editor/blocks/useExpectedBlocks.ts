import { useEffect, useRef, useState } from 'react';
import type { ChangedItem } from '../lists/arrangingApi';
import type { PageItem } from '../items/usePageItem';
import type { Placeholders } from './placeholders.types';

/** Ends an expectation with the saved version and blocks; undefined if the platform refused the change. */
export type SettleExpectation = (
  changed: Pick<ChangedItem, 'version' | 'placeholders'> | undefined,
) => void;

/** The blocks of the page as they will be when all changes are saved. */
export interface ExpectedBlocks {
  placeholders: Placeholders;
  /** The expected blocks right now, even if they are not rendered yet. */
  current: () => Placeholders;
  /** Shows a new arrangement of blocks before it is saved. Call the result once the platform has answered. */
  show: (next: Placeholders, copies?: Copies) => SettleExpectation;
}

/** uids of copied blocks, by the uid of each new block. */
export type Copies = ReadonlyMap<string, string>;

interface Expectation {
  page: string;
  placeholders: Placeholders;
  /** Number of changes that the platform has not answered yet. */
  pendingChanges: number;
  /** The version of the page with all changes that were answered. */
  version: number;
}

/**
 * Optimistic updates of a page's blocks: the panel and the page show a change at once, and go on showing it
 * until the page has been read in a version that contains it.
 * @param arrange shows the change on the page
 */
export function useExpectedBlocks(
  page: PageItem | undefined,
  arrange: (before: Placeholders, after: Placeholders, copies?: Copies) => void,
): ExpectedBlocks {
  const [expectation, setExpectation] = useState<Expectation>();
  const latest = useRef<{ page?: PageItem; expected?: Expectation }>({ page });
  useEffect(() => {
    latest.current.page = page;
  });

  function updateExpectation(next: Expectation | undefined): void {
    latest.current.expected = next;
    setExpectation(next);
  }

  function current(): Placeholders {
    return visiblePlaceholders(latest.current.page, latest.current.expected);
  }

  function show(next: Placeholders, copies?: Copies): SettleExpectation {
    const openPage = latest.current.page;
    if (!openPage) return () => undefined;
    const previous = latest.current.expected;
    const { pendingChanges = 0, version = 0 } =
      previous && isPending(openPage, previous) ? previous : {};
    arrange(current(), next, copies);
    updateExpectation({
      page: pageKeyOf(openPage),
      placeholders: next,
      pendingChanges: pendingChanges + 1,
      version,
    });
    return (changed) => {
      const latestExpectation = latest.current.expected;
      if (latestExpectation?.page !== pageKeyOf(openPage)) return;
      // After a refusal, the blocks of the page that was read last are right again.
      if (!changed) return updateExpectation(undefined);
      const isLast = latestExpectation.pendingChanges === 1;
      const placeholders = isLast ? changed.placeholders : latestExpectation.placeholders;
      updateExpectation({
        ...latestExpectation,
        placeholders,
        pendingChanges: latestExpectation.pendingChanges - 1,
        version: changed.version,
      });
    };
  }

  return { placeholders: visiblePlaceholders(page, expectation), current, show };
}

const noPlaceholders: Placeholders = {};

function visiblePlaceholders(
  page: PageItem | undefined,
  expectation: Expectation | undefined,
): Placeholders {
  if (!page) return noPlaceholders;
  return expectation && isPending(page, expectation)
    ? expectation.placeholders
    : page.item.placeholders;
}

const isPending = (
  page: PageItem,
  { page: pageKey, pendingChanges, version }: Expectation,
): boolean => pageKey === pageKeyOf(page) && (pendingChanges > 0 || version > page.item.version);

const pageKeyOf = ({ itemId, language }: PageItem): string => `${itemId} ${language}`;
