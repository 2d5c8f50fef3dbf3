import { useEffect, useRef, useState } from 'react';
import type { ChangedItem } from '../lists/arrangingApi';
import type { PageItem } from '../items/usePageItem';
import type { Placeholders } from './placeholders.types';

/** Ends an expectation with the saved version and blocks; undefined if the platform refused the change. */
export type Settle = (changed: Pick<ChangedItem, 'version' | 'placeholders'> | undefined) => void;

/** The blocks of the page as they will be when all changes are saved. */
export interface ExpectedBlocks {
  placeholders: Placeholders;
  /** The expected blocks right now, even if they are not rendered yet. */
  current: () => Placeholders;
  /** Shows a new arrangement of blocks before it is saved. Call the result once the platform has answered. */
  show: (next: Placeholders, copies?: Copies) => Settle;
}

/** uids of copied blocks, by the uid of each new block. */
export type Copies = ReadonlyMap<string, string>;

interface Expected {
  page: string;
  placeholders: Placeholders;
  /** Number of changes that the platform has not answered yet. */
  open: number;
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
  const [expected, setExpected] = useState<Expected>();
  const latest = useRef<{ page?: PageItem; expected?: Expected }>({ page });
  useEffect(() => {
    latest.current.page = page;
  });

  function expect(next: Expected | undefined): void {
    latest.current.expected = next;
    setExpected(next);
  }

  function current(): Placeholders {
    return shownOf(latest.current.page, latest.current.expected);
  }

  function show(next: Placeholders, copies?: Copies): Settle {
    const of = latest.current.page;
    if (!of) return () => undefined;
    const before = latest.current.expected;
    const { open = 0, version = 0 } = before && isExpected(of, before) ? before : {};
    arrange(current(), next, copies);
    expect({ page: keyOf(of), placeholders: next, open: open + 1, version });
    return (changed) => {
      const now = latest.current.expected;
      if (now?.page !== keyOf(of)) return;
      // After a refusal, the blocks of the page that was read last are right again.
      if (!changed) return expect(undefined);
      const isLast = now.open === 1;
      const placeholders = isLast ? changed.placeholders : now.placeholders;
      expect({ ...now, placeholders, open: now.open - 1, version: changed.version });
    };
  }

  return { placeholders: shownOf(page, expected), current, show };
}

const none: Placeholders = {};

function shownOf(page: PageItem | undefined, expected: Expected | undefined): Placeholders {
  if (!page) return none;
  return expected && isExpected(page, expected) ? expected.placeholders : page.item.placeholders;
}

const isExpected = (page: PageItem, { page: of, open, version }: Expected): boolean =>
  of === keyOf(page) && (open > 0 || version > page.item.version);

const keyOf = ({ itemId, language }: PageItem): string => `${itemId} ${language}`;
