import {
  createContext,
  createElement,
  use,
  useId,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { IslandName, IslandProps } from './islandProps';

/**
 * When the browser makes an island interactive (design §4); with `event` as soon as a script sends its
 * element the event `start`.
 */
export type HydrationTrigger = 'load' | 'idle' | 'visible' | 'interaction' | 'event';

/**
 * Renders an island's first look to HTML in a React root of its own, as the browser will hydrate it.
 * The server provides it; without one (Storybook, tests) the island is simply live.
 */
export const IslandRenderer = createContext<
  ((island: ReactNode, identifierPrefix: string) => string) | null
>(null);

interface PlacedIsland<Name extends IslandName> {
  /** Of its file, `<Name>.island.tsx`. */
  name: Name;
  component: ComponentType<IslandProps[Name]>;
  when: HydrationTrigger;
  /** Everything that the island needs, texts included. */
  props: IslandProps[Name];
  /** Address of further props, as JSON, which the browser fetches before it hydrates. */
  morePropsFrom?: string;
}

/**
 * An interactive part of a static page: HTML from the server that the browser hydrates at its
 * moment, from its own chunk and with its own serialised props (site/page/client/scheduleIslands.ts).
 */
export function Island<Name extends IslandName>({
  name,
  component,
  when,
  props,
  morePropsFrom,
}: PlacedIsland<Name>) {
  const render = use(IslandRenderer);
  const prefix = useId();
  // The signature says that they belong together; of all islands at once the compiler cannot see it.
  const island = createElement(component as ComponentType<object>, props);
  if (!render) return island;
  return (
    <div
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-more-props-from={morePropsFrom}
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: render(island, prefix) }}
    />
  );
}
