import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from '../../../blocks/islands';
import { type IslandContext, islandContextId, IslandPage } from '../../../rendering/IslandPage';
import type { IslandName } from '../../../rendering/islandProps';
import { recordInput } from './recordInput';

/** Shows the error card instead of an island that failed in the browser. */
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

/** Calls `onHydrated` once the island is hydrated: this effect runs after those of all components inside. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The context of all islands of the page, read once. */
let context: IslandContext | undefined;

function readContext(): IslandContext {
  const read = (): IslandContext =>
    JSON.parse(document.getElementById(islandContextId)?.textContent ?? '');
  return (context ??= read());
}

type Texts = Readonly<Record<string, string>>;

/** The texts of an island: those in its element, and those that must be fetched. */
async function loadTexts({ dataset }: HTMLElement): Promise<Texts> {
  const { messages = '{}', messagesFrom } = dataset;
  const embedded: Texts = JSON.parse(messages);
  if (!messagesFrom) return embedded;
  const response = await fetch(messagesFrom);
  if (!response.ok) throw new Error(`${messagesFrom} answered ${response.status}`);
  const { messages: fetched }: { messages: Texts } = await response.json();
  return { ...embedded, ...fetched };
}

/** Loads an island's code and hydrates its server-rendered HTML. Resolves once it is hydrated. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { island: name, prefix, props = '{}' } = island.dataset;
  const [component, messages] = await Promise.all([
    islands[name as IslandName](),
    loadTexts(island),
  ]);
  const Island = component as ComponentType<object>;
  const restoreInput = recordInput(island);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <Hydrated onHydrated={resolve}>
        <IslandBoundary>
          <IslandPage context={readContext()} messages={messages}>
            <Island {...JSON.parse(props)} />
          </IslandPage>
        </IslandBoundary>
      </Hydrated>,
      { identifierPrefix: prefix },
    );
  });
  restoreInput();
  island.dataset.hydrated = '';
}
