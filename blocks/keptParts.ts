import { createContext, use, type ReactNode } from 'react';
import { recordStyles } from '../design-system/stitches';

/**
 * Renders a part of the page to HTML in a React root of its own, with the page's surroundings. The
 * server provides it for pages whose parts may be kept; without it parts render with their page.
 */
export const PartRenderer = createContext<((part: ReactNode) => string) | null>(null);

interface KeptPart {
  result: string;
  noteAgain: () => void;
}

/** Parts by the content they show and then by state: they go when the content is fetched anew. */
const kept = new WeakMap<object, Map<string, KeptPart>>();

/**
 * Inner part of an element that shows the same on many pages, such as a site's menu: rendered once
 * for each state, and then its HTML is put into further pages.
 * @param content what is shown, the same object on every page until it is fetched anew.
 * @param state what else the part depends on; there must be few of them.
 * @returns props for the element around it.
 */
export function useKeptPart(
  content: object,
  state: string,
  render: () => ReactNode,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const renderPart = use(PartRenderer);
  if (!renderPart) return { children: render() };
  const states = kept.get(content) ?? new Map<string, KeptPart>();
  kept.set(content, states);
  const known = states.get(state);
  known?.noteAgain();
  const part = known ?? recordStyles(() => renderPart(render()));
  states.set(state, part);
  return { dangerouslySetInnerHTML: { __html: part.result } };
}
