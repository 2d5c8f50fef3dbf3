import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from '../../../blocks/islands';
import { type AroundIslands, aroundIslandsId, IslandPage } from '../../../rendering/IslandPage';
import type { IslandName } from '../../../rendering/islandProps';
import { keepTyped } from './typedBefore';

/** Shows the error card in place of an island that failed in the browser (spec 1 §8). */
class IslandBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const html = document.getElementById('island-error')?.innerHTML ?? '';
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
}

/** Its effect comes behind those of all that is in the island: by then each part is at work. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Once a page: what is around every island. */
let around: AroundIslands | undefined;

function readAround(): AroundIslands {
  const read = (): AroundIslands =>
    JSON.parse(document.getElementById(aroundIslandsId)?.textContent ?? '');
  return (around ??= read());
}

type Texts = Readonly<Record<string, string>>;

/** The texts that came with the island, and those that it has left to be fetched. */
async function textsOf({ dataset }: HTMLElement): Promise<Texts> {
  const { messages = '{}', messagesFrom } = dataset;
  const own: Texts = JSON.parse(messages);
  if (!messagesFrom) return own;
  const response = await fetch(messagesFrom);
  if (!response.ok) throw new Error(`${messagesFrom} answered ${response.status}`);
  const { messages: fetched }: { messages: Texts } = await response.json();
  return { ...own, ...fetched };
}

/** Loads an island's code and hydrates what the server rendered of it. Fulfils once that is done. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { island: name, prefix, props = '{}' } = island.dataset;
  const [component, messages] = await Promise.all([islands[name as IslandName](), textsOf(island)]);
  const Island = component as ComponentType<object>;
  const giveTyped = keepTyped(island);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <Hydrated onHydrated={resolve}>
        <IslandBoundary>
          <IslandPage around={readAround()} messages={messages}>
            <Island {...JSON.parse(props)} />
          </IslandPage>
        </IslandBoundary>
      </Hydrated>,
      { identifierPrefix: prefix },
    );
  });
  giveTyped();
  island.dataset.hydrated = '';
}
