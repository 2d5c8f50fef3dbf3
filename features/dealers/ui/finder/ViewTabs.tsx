import type { KeyboardEvent } from 'react';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';

/** The views of the finder on a small screen. */
export type FinderView = 'panel' | 'map';

const Tabs = styled('div', {
  gridArea: 'tabs',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '$1',
  padding: '$1',
  borderRadius: '$control',
  backgroundColor: '$surface',
  '@lg': { display: 'none' },
  '@noScript': { display: 'none' },
  '@forcedColors': { border: '1px solid CanvasText' },
});

const Tab = styled('button', {
  minBlockSize: '$touch',
  margin: 0,
  padding: '$2',
  border: 0,
  borderRadius: 'calc($radii$control - $space$1)',
  backgroundColor: 'transparent',
  color: '$text',
  fontFamily: '$body',
  fontSize: '$body',
  fontWeight: '$semibold',
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: '$bg', boxShadow: '$rest' },
  '@forcedColors': {
    '&[aria-selected="true"]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export interface ViewTabsProps {
  /** Id of the finder; the ids of tabs and panels derive from it. */
  id: string;
  view: FinderView;
  onChange: (view: FinderView) => void;
}

const views = ['panel', 'map'] as const;

/** Tabs for the list and the map, on small screens. */
export function ViewTabs({ id, view, onChange }: ViewTabsProps) {
  const message = useMessages();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const otherView = view === 'panel' ? 'map' : 'panel';
    const newView = event.key === 'Home' ? 'panel' : event.key === 'End' ? 'map' : otherView;
    onChange(newView);
    event.currentTarget.ownerDocument.getElementById(tabId(id, newView))?.focus();
  };
  const labels = { panel: message('finderPanel'), map: message('finderMap') };
  return (
    <Tabs role="tablist" aria-label={message('finderView')}>
      {views.map((tab) => (
        <Tab
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          aria-selected={tab === view}
          aria-controls={`${id}-${tab}`}
          tabIndex={tab === view ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={onKeyDown}
        >
          {labels[tab]}
        </Tab>
      ))}
    </Tabs>
  );
}

const tabId = (id: string, view: FinderView) => `${id}-${view}-tab`;

/** Props that link a panel to its tab. */
export function panelProps(id: string, view: FinderView) {
  return { id: `${id}-${view}`, role: 'tabpanel', 'aria-labelledby': tabId(id, view) };
}
