import {
  createContext,
  createElement,
  use,
  useId,
  type ComponentType,
  type ReactNode,
} from 'react';
import { type MessageKey, useMessages } from '../design-system/messages';
import { IslandPage, useIslandContext } from './IslandPage';
import type { IslandName, IslandProps } from './islandProps';

/** When the browser hydrates an island; `event`: when a script dispatches `start` on its element. */
export type HydrationTrigger = 'load' | 'idle' | 'visible' | 'interaction' | 'event';

/**
 * Renders an island's initial state to HTML in a separate React root, as the browser will hydrate it. The
 * server provides this function; without it (Storybook, tests) the island is interactive at once.
 */
export const IslandRenderer = createContext<
  ((island: ReactNode, identifierPrefix: string) => string) | null
>(null);

interface IslandOptions<Name extends IslandName> {
  /** Name of its file, `<Name>.island.tsx`. */
  name: Name;
  component: ComponentType<IslandProps[Name]>;
  when: HydrationTrigger;
  props: IslandProps[Name];
  /** Keys of the texts that it needs in the browser. */
  messages?: readonly MessageKey[];
  /** Address of further texts, as JSON, which the browser fetches before hydration. */
  messagesFrom?: string;
}

const NO_MESSAGES: readonly MessageKey[] = [];

/**
 * An interactive section of a static page: HTML from the server that the browser hydrates when its trigger
 * fires, from its own chunk and with its own serialised props and texts
 * (site/page/client/scheduleIslands.ts).
 */
export function Island<Name extends IslandName>(options: IslandOptions<Name>) {
  // The signature ties props to the name; the compiler cannot check that for all islands at once.
  const island = createElement(options.component as ComponentType<object>, options.props);
  const render = use(IslandRenderer);
  return render ? (
    <RenderedIsland {...options} render={render}>
      {island}
    </RenderedIsland>
  ) : (
    island
  );
}

interface RenderedIslandProps extends Pick<
  IslandOptions<IslandName>,
  'name' | 'when' | 'messages' | 'messagesFrom'
> {
  props: object;
  render: (island: ReactNode, identifierPrefix: string) => string;
  children: ReactNode;
}

function RenderedIsland(island: RenderedIslandProps) {
  const {
    name,
    when,
    props,
    messages: keys = NO_MESSAGES,
    messagesFrom,
    render,
    children,
  } = island;
  const prefix = useId();
  const context = useIslandContext();
  const message = useMessages();
  const messages = Object.fromEntries(keys.map((key) => [key, message(key)]));
  const html = render(
    <IslandPage context={context} messages={messages}>
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
