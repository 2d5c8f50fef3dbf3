import { createContext, use, useId, type ComponentType, type ReactNode } from 'react';
import type { IslandName } from './islands';

/**
 * When the browser makes an island interactive (design §4); with `event` as soon as a script sends its
 * element the event `start`.
 */
export type IslandMoment = 'load' | 'idle' | 'visible' | 'interaction' | 'event';

/**
 * Renders an island's first look to HTML in a React root of its own, as the browser will hydrate it.
 * The server provides it; without one (Storybook, tests) the island is simply live.
 */
export const IslandRenderer = createContext<
  ((island: ReactNode, identifierPrefix: string) => string) | null
>(null);

interface IslandProps<Props extends object> {
  /** Key of the component in islands.ts. */
  name: IslandName;
  component: ComponentType<Props>;
  when: IslandMoment;
  /** Everything that the island needs, texts included; must survive JSON. */
  props: Props;
}

/**
 * An interactive part of a static page: HTML from the server that the browser hydrates at its
 * moment, from its own chunk and with its own serialised props (site/page/+client.ts).
 */
export function Island<Props extends object>({
  name,
  component: Component,
  when,
  props,
}: IslandProps<Props>) {
  const render = use(IslandRenderer);
  const prefix = useId();
  if (!render) return <Component {...props} />;
  return (
    <div
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: render(<Component {...props} />, prefix) }}
    />
  );
}
