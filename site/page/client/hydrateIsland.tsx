import { Component, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands, type IslandName } from '../../../blocks/islands';

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

/** Loads an island's code and hydrates what the server rendered of it. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { island: name, props = '{}', prefix } = island.dataset;
  const Island = (await islands[name as IslandName]()) as ComponentType<object>;
  hydrateRoot(
    island,
    <IslandBoundary>
      <Island {...(JSON.parse(props) as object)} />
    </IslandBoundary>,
    { identifierPrefix: prefix },
  );
  island.dataset.hydrated = '';
}
