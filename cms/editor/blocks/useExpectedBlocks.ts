import { useEffect, useRef, useState } from 'react';
import type { ChangedItem } from '../lists/arrangingApi';
import type { PageItem } from '../items/usePageItem';
import type { Placeholders } from './placeholders.types';

/** Ends an expectation: with what the platform made of the change, or undefined when it refused. */
export type Settle = (changed: Pick<ChangedItem, 'version' | 'placeholders'> | undefined) => void;

/** The blocks of the page as they will be when all changes are saved. */
export interface ExpectedBlocks {
  placeholders: Placeholders;
  /** Those that are expected now, also before the next render. */
  current: () => Placeholders;
  /** Shows blocks in another arrangement before it is saved. */
  show: (next: Placeholders, copies?: Copies) => Settle;
}

/** uids of new blocks, with those that they are copies of. */
export type Copies = ReadonlyMap<string, string>;

interface Expected {
  page: string;
  placeholders: Placeholders;
  /** Changes without an answer. */
  open: number;
  /** The version of the page that has all changes with an answer. */
  version: number;
}

/**
 * Changes of blocks are shown at the press, in the panel and on the page; they hold until the page was read in the
 * version that has them.
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
      // What is true then is known when the page is read again.
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
