import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readCanvas } from '../canvas/readCanvas';
import { checkContrast } from './looks/checkContrast';
import { checkHeadings } from './looks/checkHeadings';
import type { LookFinding } from './looks/lookFinding.types';
import { openPage } from './looks/openPage';
import { weighings, weighPage } from './looks/weighPage';
import { listFindings, type ContentFinding } from '../publishing/publishApi';

/** What the first view of the page weighs in a window, in kB. */
export interface Weight {
  width: number;
  budget: number;
  kilobytes: number;
}

export interface Checks {
  /** What is wrong with the content; undefined while it is looked for. */
  content?: readonly ContentFinding[];
  /** What is wrong with the headings; undefined while it is looked for. */
  headings?: readonly LookFinding[];
  /** Texts that are hard to read on their pictures; undefined while they are looked for. */
  contrasts?: readonly LookFinding[];
  weights?: readonly Weight[];
  /** The page could not be looked at. */
  failed?: boolean;
}

interface CheckedAddresses {
  /** Of the page as it is edited, whose marks tell blocks apart. */
  edited: string;
  /** Of the page as visitors would see it. */
  preview: string;
}

const LOOKING = { width: 1440, height: 900 };

/** Looks at a page once: its content on the platform, and its looks in windows behind this one. */
export function useChecks(
  authoring: Authoring,
  { itemId, language }: { itemId: string; language: string },
  { edited, preview }: CheckedAddresses,
  onFailure: (error: unknown) => void,
): Checks {
  const of = `${itemId} ${language}`;
  const [known, setKnown] = useState<{ of: string; checks: Checks }>({ of, checks: {} });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const add = (found: Checks) => {
      if (signal.aborted) return;
      setKnown((before) => ({ of, checks: { ...(before.of === of && before.checks), ...found } }));
    };
    listFindings(authoring, { itemId, language }).then(
      (content) => add({ content }),
      (error: unknown) => {
        if (!signal.aborted) onFailure(error);
        add({ content: [] });
      },
    );
    const lookAtPage = async () => {
      await lookAt(edited, signal, add);
      add({ weights: await weigh(preview, signal) });
    };
    lookAtPage().catch(() => add({ headings: [], contrasts: [], weights: [], failed: true }));
    return () => stop.abort();
  }, [authoring, itemId, language, edited, preview, onFailure, of]);
  // What was found of another language says nothing of this one.
  return known.of === of ? known.checks : {};
}

/** Headings are known first: whether the page may be published depends on them. */
async function lookAt(
  address: string,
  signal: AbortSignal,
  add: (found: Checks) => void,
): Promise<void> {
  const { page, close } = await openPage(address, LOOKING, signal);
  try {
    const content = readCanvas(page);
    add({ headings: checkHeadings(page, content) });
    add({ contrasts: await checkContrast(page, content) });
  } finally {
    close();
  }
}

async function weigh(address: string, signal: AbortSignal): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const { width, height, budget } of weighings) {
    const { page, window, close } = await openPage(address, { width, height }, signal);
    try {
      weights.push({ width, budget, kilobytes: await weighPage(page, window) });
    } finally {
      close();
    }
  }
  return weights;
}
