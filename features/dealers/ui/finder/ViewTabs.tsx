import type { KeyboardEvent } from 'react';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';

/** What a small screen shows of the finder (spec 1 §4). */
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
  /** Of the finder; ids of tabs and panels are made of it. */
  id: string;
  view: FinderView;
  onChange: (view: FinderView) => void;
}

const views = ['panel', 'map'] as const;

/** On small screens list and map take turns: two tabs (spec 1 §2.11). */
export function ViewTabs({ id, view, onChange }: ViewTabsProps) {
  const message = useMessages();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = view === 'panel' ? 'map' : 'panel';
    const next = event.key === 'Home' ? 'panel' : event.key === 'End' ? 'map' : other;
    onChange(next);
    event.currentTarget.ownerDocument.getElementById(tabId(id, next))?.focus();
  };
  const labels = { panel: message('finderPanel'), map: message('finderMap') };
  return (
    <Tabs role="tablist" aria-label={message('finderView')}>
      {views.map((one) => (
        <Tab
          key={one}
          type="button"
          role="tab"
          id={tabId(id, one)}
          aria-selected={one === view}
          aria-controls={`${id}-${one}`}
          tabIndex={one === view ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={press}
        >
          {labels[one]}
        </Tab>
      ))}
    </Tabs>
  );
}

const tabId = (id: string, view: FinderView) => `${id}-${view}-tab`;

/** What ties a panel to its tab. */
export function panelProps(id: string, view: FinderView) {
  return { id: `${id}-${view}`, role: 'tabpanel', 'aria-labelledby': tabId(id, view) };
}
