import { createContext, use, type ReactNode } from 'react';
import { recordStyles } from '../design-system/stitches';

/** Renderer and scope of the cached fragments of a page. */
export interface Fragments {
  /** Renders a fragment of the page to HTML in a separate React root, with the page's contexts. */
  render: (fragment: ReactNode) => string;
  /** Object that caches belong to: the texts and settings of the site in a language, which fragments show. */
  scope: object;
}

/**
 * Provided by the server for pages whose fragments may be cached; without it fragments render with their
 * page.
 */
export const FragmentRenderer = createContext<Fragments | null>(null);

interface CachedFragment {
  result: string;
  registerAgain: () => void;
}

/** Cached fragments by scope, by content, and by state. They are freed with either object. */
const fragments = new WeakMap<object, WeakMap<object, Map<string, CachedFragment>>>();

function fragmentsByState(scope: object, content: object): Map<string, CachedFragment> {
  const contents = fragments.get(scope) ?? new WeakMap<object, Map<string, CachedFragment>>();
  fragments.set(scope, contents);
  const states = contents.get(content) ?? new Map<string, CachedFragment>();
  contents.set(content, states);
  return states;
}

/**
 * Renders the content of an element that is the same on many pages, such as a site's menu: once for each
 * state; further pages reuse its HTML.
 * @param content what is shown, the same object on every page until it is fetched again; undefined if the
 * fragment must render with its page, such as for a preloaded picture
 * @param state all else that the fragment depends on; there must be few states
 * @returns props for the element around it
 */
export function useCachedFragment(
  content: object | undefined,
  state: string,
  render: () => ReactNode,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const renderer = use(FragmentRenderer);
  if (!renderer || !content) return { children: render() };
  const states = fragmentsByState(renderer.scope, content);
  const cached = states.get(state);
  cached?.registerAgain();
  const fragment = cached ?? recordStyles(() => flatten(renderer.render(render())));
  states.set(state, fragment);
  return { dangerouslySetInnerHTML: { __html: fragment.result } };
}

/**
 * Flattens a string. V8 keeps a concatenation of thousands of strings as a tree, which takes six times as
 * much memory until a character is read.
 */
function flatten(text: string): string {
  text.charCodeAt(0);
  return text;
}
