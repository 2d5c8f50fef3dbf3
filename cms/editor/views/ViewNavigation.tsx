import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '../../../design-system/stitches';
import { BarGroup } from '../barParts';
import { useMe } from '../people/me';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import { mayOpen, views, type ViewName } from './views';

const fade = (towards: 'left' | 'right', colour: string, width: string, attachment: string) =>
  `linear-gradient(to ${towards}, ${colour}, transparent) ` +
  `${towards === 'right' ? 'left' : 'right'} / ${width} 100% no-repeat ${attachment}`;

/** Scrolls where the window is too narrow for all; an edge is shaded while there is more behind it. */
const Row = styled(BarGroup, {
  position: 'relative',
  maxInlineSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The first two move with the buttons and cover the shade at either end.
  background: [
    fade('right', '$colors$surface 50%', '$space$7', 'local'),
    fade('left', '$colors$surface 50%', '$space$7', 'local'),
    fade('right', '$colors$line', '$space$5', 'scroll'),
    `${fade('left', '$colors$line', '$space$5', 'scroll')} $colors$surface`,
  ].join(', '),
  '& > button': { flexShrink: 0 },
});

interface ViewNavigationProps {
  view: ViewName;
  onView: (view: ViewName) => void;
  /** How many requests to publish are open. */
  openRequests: number;
}

/** The way between the page and the other views of the editor. */
export function ViewNavigation({ view, onView, openRequests }: ViewNavigationProps) {
  const me = useMe();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !current) return;
    const room = row.current.clientWidth - current.offsetWidth;
    row.current.scrollTo({ left: current.offsetLeft - room / 2, behavior: 'instant' });
  }, [view]);

  function open(name: ViewName): void {
    // The page has a bar of its own: the button that was pressed is gone then, and its twin has the focus.
    flushSync(() => onView(name));
    const twin = document.querySelector<HTMLElement>(`[data-focus="${focusKey(name)}"]`);
    twin?.focus({ preventScroll: true });
  }

  const offered = Object.entries(views).filter(([name]) => mayOpen(name, me));
  const all = [['page', texts.page] as const, ...offered.map(labelled)];
  if (all.length === 1) return null;
  return (
    <Row as="nav" ref={row} framed aria-label={texts.views}>
      {all.map(([name, label]) => (
        <ToolButton
          key={name}
          label={name === 'requests' ? texts.requestsOpen(label, openRequests) : label}
          pressed={view === name}
          focusKey={focusKey(name)}
          onPress={() => open(name)}
        >
          {name === 'requests' && openRequests > 0 ? `${label} (${openRequests})` : label}
        </ToolButton>
      ))}
    </Row>
  );
}

const focusKey = (name: ViewName): string => `view ${name}`;

const labelled = ([name, { label }]: [string, (typeof views)[string]]) => [name, label] as const;
