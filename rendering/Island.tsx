import {
  createContext,
  createElement,
  use,
  useId,
  type ComponentType,
  type ReactNode,
} from 'react';
import { type MessageKey, useMessages } from '../design-system/messages';
import { IslandPage, useAroundIslands } from './IslandPage';
import type { IslandName, IslandProps } from './islandProps';

/**
 * When the browser makes an island interactive; with `event` as soon as a script sends its
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
  props: IslandProps[Name];
  /** Keys of the texts that it shows in the browser. */
  messages?: readonly MessageKey[];
  /** Address of further texts, as JSON, which the browser fetches before it hydrates. */
  messagesFrom?: string;
}

const noMessages: readonly MessageKey[] = [];

/**
 * An interactive part of a static page: HTML from the server that the browser hydrates at its
 * moment, from its own chunk and with its own serialised props and texts (site/page/client/scheduleIslands.ts).
 */
export function Island<Name extends IslandName>(placed: PlacedIsland<Name>) {
  // The signature ties props to the name; the compiler cannot check that for all islands at once.
  const island = createElement(placed.component as ComponentType<object>, placed.props);
  const render = use(IslandRenderer);
  return render ? (
    <RenderedIsland {...placed} render={render}>
      {island}
    </RenderedIsland>
  ) : (
    island
  );
}

interface RenderedIslandProps extends Pick<
  PlacedIsland<IslandName>,
  'name' | 'when' | 'messages' | 'messagesFrom'
> {
  props: object;
  render: (island: ReactNode, identifierPrefix: string) => string;
  children: ReactNode;
}

function RenderedIsland(island: RenderedIslandProps) {
  const { name, when, props, messages: keys = noMessages, messagesFrom, render, children } = island;
  const prefix = useId();
  const around = useAroundIslands();
  const message = useMessages();
  const messages = Object.fromEntries(keys.map((key) => [key, message(key)]));
  const html = render(
    <IslandPage around={around} messages={messages}>
      {children}
    </IslandPage>,
    prefix,
  );
  return (
    <div
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-messages={JSON.stringify(messages)}
      data-messages-from={messagesFrom}
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
