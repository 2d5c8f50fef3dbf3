import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '../../../design-system/stitches';
import { BarGroup } from '../barSections';
import { useMe } from '../people/me';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import { canOpenView, views, type ViewName } from './views';

const createGradient = (
  towards: 'left' | 'right',
  colour: string,
  width: string,
  attachment: string,
) =>
  `linear-gradient(to ${towards}, ${colour}, transparent) ` +
  `${towards === 'right' ? 'left' : 'right'} / ${width} 100% no-repeat ${attachment}`;

/** Scrolls in narrow windows. An edge is shaded while there is more content behind it. */
const Row = styled(BarGroup, {
  position: 'relative',
  maxInlineSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The first two layers scroll with the buttons and cover the shade at either end.
  background: [
    createGradient('right', '$colors$surface 50%', '$space$7', 'local'),
    createGradient('left', '$colors$surface 50%', '$space$7', 'local'),
    createGradient('right', '$colors$line', '$space$5', 'scroll'),
    `${createGradient('left', '$colors$line', '$space$5', 'scroll')} $colors$surface`,
  ].join(', '),
  '& > button': { flexShrink: 0 },
});

interface ViewNavigationProps {
  view: ViewName;
  onViewChange: (view: ViewName) => void;
  /** Number of open requests to publish. */
  openRequests: number;
}

/** Navigation between the page and the other views of the editor. */
export function ViewNavigation({ view, onViewChange, openRequests }: ViewNavigationProps) {
  const me = useMe();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !current) return;
    const freeSpace = row.current.clientWidth - current.offsetWidth;
    row.current.scrollTo({ left: current.offsetLeft - freeSpace / 2, behavior: 'instant' });
  }, [view]);

  function openView(name: ViewName): void {
    // The page editor has a bar of its own, so the pressed button is unmounted. Focuses its counterpart in the new bar.
    flushSync(() => onViewChange(name));
    const newButton = document.querySelector<HTMLElement>(`[data-focus="${getFocusKey(name)}"]`);
    newButton?.focus({ preventScroll: true });
  }

  const allowedViews = Object.entries(views).filter(([name]) => canOpenView(name, me));
  const entries = [['page', texts.page] as const, ...allowedViews.map(toLabelledEntry)];
  if (entries.length === 1) return null;
  return (
    <Row as="nav" ref={row} framed aria-label={texts.views}>
      {entries.map(([name, label]) => (
        <ToolButton
          key={name}
          label={name === 'requests' ? texts.requestsOpen({ label, count: openRequests }) : label}
          pressed={view === name}
          focusKey={getFocusKey(name)}
          onPress={() => openView(name)}
        >
          {name === 'requests' && openRequests > 0 ? `${label} (${openRequests})` : label}
        </ToolButton>
      ))}
    </Row>
  );
}

const getFocusKey = (name: ViewName): string => `view ${name}`;

const toLabelledEntry = ([name, { label }]: [string, (typeof views)[string]]) =>
  [name, label] as const;
