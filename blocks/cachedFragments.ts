import { createContext, use, type ReactNode } from 'react';
import { recordStyles } from '../design-system/stitches';

/**
 * Renders a fragment of the page to HTML in a React root of its own, with the page's contexts. The server
 * provides it for pages whose fragments may be cached; without it fragments render with their page.
 */
export const FragmentRenderer = createContext<((fragment: ReactNode) => string) | null>(null);

interface CachedFragment {
  result: string;
  noteAgain: () => void;
}

/** Fragments by the content they show and then by state: they go when the content is fetched anew. */
const fragments = new WeakMap<object, Map<string, CachedFragment>>();

/**
 * Inner part of an element that shows the same on many pages, such as a site's menu: rendered once
 * for each state, and then its HTML is put into further pages.
 * @param content what is shown, the same object on every page until it is fetched anew.
 * @param state what else the fragment depends on; there must be few of them.
 * @returns props for the element around it.
 */
export function useCachedFragment(
  content: object,
  state: string,
  render: () => ReactNode,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const renderFragment = use(FragmentRenderer);
  if (!renderFragment) return { children: render() };
  const states = fragments.get(content) ?? new Map<string, CachedFragment>();
  fragments.set(content, states);
  const known = states.get(state);
  known?.noteAgain();
  const fragment = known ?? recordStyles(() => renderFragment(render()));
  states.set(state, fragment);
  return { dangerouslySetInnerHTML: { __html: fragment.result } };
}
