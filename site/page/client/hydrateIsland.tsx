import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from '../../../blocks/islands';
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

/** The props that came with the island, and those that it has left to be fetched. */
async function propsOf({ dataset }: HTMLElement): Promise<object> {
  const { props = '{}', morePropsFrom } = dataset;
  const own = JSON.parse(props) as object;
  if (!morePropsFrom) return own;
  const response = await fetch(morePropsFrom);
  if (!response.ok) throw new Error(`${morePropsFrom} answered ${response.status}`);
  return { ...own, ...((await response.json()) as object) };
}

/** Loads an island's code and hydrates what the server rendered of it. Fulfils once that is done. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { island: name, prefix } = island.dataset;
  const [component, props] = await Promise.all([islands[name as IslandName](), propsOf(island)]);
  const Island = component as ComponentType<object>;
  const giveTyped = keepTyped(island);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <Hydrated onHydrated={resolve}>
        <IslandBoundary>
          <Island {...props} />
        </IslandBoundary>
      </Hydrated>,
      { identifierPrefix: prefix },
    );
  });
  giveTyped();
  island.dataset.hydrated = '';
}
