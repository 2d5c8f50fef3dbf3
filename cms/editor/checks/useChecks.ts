import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readCanvas } from '../canvas/readCanvas';
import { checkContrast } from './looks/checkContrast';
import { checkHeadings } from './looks/checkHeadings';
import type { VisualFinding } from './looks/visualFinding.types';
import { openPage } from './looks/openPage';
import { WEIGHT_BUDGETS, measurePageWeight } from './looks/measurePageWeight';
import { listFindings, type ContentFinding } from '../publishing/publishApi';

/** Weight of the first view of the page in one window width, in kB. */
interface Weight {
  width: number;
  budget: number;
  kilobytes: number;
}

export interface Checks {
  /** Problems of the content; undefined until they are loaded. */
  content?: readonly ContentFinding[];
  /** Problems of the headings; undefined until they are checked. */
  headings?: readonly VisualFinding[];
  /** Texts on pictures that are hard to read; undefined until they are checked. */
  contrasts?: readonly VisualFinding[];
  weights?: readonly Weight[];
  /** Whether the page could not be opened and checked. */
  hasFailed?: boolean;
}

interface CheckedAddresses {
  /** Address of the page in the editor: its chromes identify the blocks. */
  edited: string;
  /** Address of the page as visitors would see it. */
  preview: string;
}

const INSPECTION_WINDOW = { width: 1440, height: 900 };

/** Checks a page once: its content on the platform, and its rendering in invisible frames. */
export function useChecks(
  authoring: Authoring,
  { itemId, language }: { itemId: string; language: string },
  { edited, preview }: CheckedAddresses,
  onFailure: (error: unknown) => void,
): Checks {
  const pageKey = `${itemId} ${language}`;
  const [result, setResult] = useState<{ of: string; checks: Checks }>({ of: pageKey, checks: {} });
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const addChecks = (newChecks: Checks) => {
      if (signal.aborted) return;
      setResult((previous) => ({
        of: pageKey,
        checks: { ...(previous.of === pageKey && previous.checks), ...newChecks },
      }));
    };
    listFindings(authoring, { itemId, language }).then(
      (content) => addChecks({ content }),
      (error: unknown) => {
        if (!signal.aborted) onFailure(error);
        addChecks({ content: [] });
      },
    );
    const inspectPage = async () => {
      await inspectRendering(edited, signal, addChecks);
      addChecks({ weights: await measureWeights(preview, signal) });
    };
    inspectPage().catch(() =>
      addChecks({ headings: [], contrasts: [], weights: [], hasFailed: true }),
    );
    return () => abortController.abort();
  }, [authoring, itemId, language, edited, preview, onFailure, pageKey]);
  // The result of another page or language does not apply.
  return result.of === pageKey ? result.checks : {};
}

/** Checks headings and contrasts. Headings come first: whether the page may be published depends on them. */
async function inspectRendering(
  address: string,
  signal: AbortSignal,
  onChecks: (newChecks: Checks) => void,
): Promise<void> {
  const { page, close } = await openPage(address, INSPECTION_WINDOW, signal);
  try {
    const content = readCanvas(page);
    onChecks({ headings: checkHeadings(page, content) });
    onChecks({ contrasts: await checkContrast(page, content) });
  } finally {
    close();
  }
}

async function measureWeights(address: string, signal: AbortSignal): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const { width, height, budget } of WEIGHT_BUDGETS) {
    const { page, window, close } = await openPage(address, { width, height }, signal);
    try {
      weights.push({ width, budget, kilobytes: await measurePageWeight(page, window) });
    } finally {
      close();
    }
  }
  return weights;
}
