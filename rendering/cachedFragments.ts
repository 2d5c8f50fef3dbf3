import { createContext, use, type ReactNode } from 'react';
import { recordStyles } from '../design-system/stitches';

export interface Fragments {
  /** Renders a fragment of the page to HTML in a React root of its own, with the page's contexts. */
  render: (fragment: ReactNode) => string;
  /** The texts and settings of the site in a language: fragments show them, and go with them. */
  around: object;
}

/** The server provides it for pages whose fragments may be cached; without it fragments render with their page. */
export const FragmentRenderer = createContext<Fragments | null>(null);

interface CachedFragment {
  result: string;
  noteAgain: () => void;
}

/** Fragments by what is around them, the content they show and then by state: they go with either object. */
const fragments = new WeakMap<object, WeakMap<object, Map<string, CachedFragment>>>();

function statesOf(around: object, content: object): Map<string, CachedFragment> {
  const contents = fragments.get(around) ?? new WeakMap<object, Map<string, CachedFragment>>();
  fragments.set(around, contents);
  const states = contents.get(content) ?? new Map<string, CachedFragment>();
  contents.set(content, states);
  return states;
}

/**
 * Inner part of an element that shows the same on many pages, such as a site's menu: rendered once
 * for each state, and then its HTML is put into further pages.
 * @param content what is shown, the same object on every page until it is fetched again; undefined for a part that has
 *   something to say to its document, such as a picture of priority, and so renders with it.
 * @param state what else the fragment depends on; there must be few of them.
 * @returns props for the element around it.
 */
export function useCachedFragment(
  content: object | undefined,
  state: string,
  render: () => ReactNode,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const renderer = use(FragmentRenderer);
  if (!renderer || !content) return { children: render() };
  const states = statesOf(renderer.around, content);
  const known = states.get(state);
  known?.noteAgain();
  const fragment = known ?? recordStyles(() => inOnePiece(renderer.render(render())));
  states.set(state, fragment);
  return { dangerouslySetInnerHTML: { __html: fragment.result } };
}

/** A text that was put together of thousands is kept as all of them, six times as large, until it is read. */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}
