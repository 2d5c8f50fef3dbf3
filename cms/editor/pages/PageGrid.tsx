import { memo, useRef, type DragEvent, type KeyboardEvent } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { toReadableRoute } from './readableRoute';
import { formatTimeInZone, useSiteTimeZone } from '../siteTime';
import { customProperties } from '../../../design-system/styling/customProperties';
import { LanguageBadges } from './LanguageBadges';
import { highlightMatches } from './highlightMatches';
import { StateBadge } from './pageStyles';
import type { PageRow } from './pageTree';
import type { PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { usePageDrag, type DropPosition } from './usePageDrag';
import { personName } from '../people/personName';

const Grid = styled('div', {
  display: 'grid',
  minInlineSize: 0,
  // Matches of the search text.
  '& mark': {
    backgroundColor: 'transparent',
    color: 'inherit',
    fontWeight: '$bold',
    textDecoration: 'underline 2px',
    textUnderlineOffset: '0.2em',
  },
});

const Row = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$1 $4',
  minBlockSize: '$touch',
  padding: '$2 $3',
  borderBlockEnd: '1px solid $line',
  cursor: 'default',
  // On narrow windows the panel of the selected page covers the end of the tree.
  scrollMarginBlockEnd: '50dvh',
  '@lg': { scrollMarginBlockEnd: 0 },
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$swatch $sizes$menuColumn' },
  '@xl': {
    gridTemplateColumns: 'minmax(0, 1fr) $sizes$swatch $sizes$menuColumn $sizes$menuColumn',
  },
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
  '&[aria-selected="true"]': {
    backgroundColor: '$surface',
    boxShadow: 'inset 3px 0 0 $colors$primary',
  },
  '&:focus-visible': { outline: '2px solid $focus', outlineOffset: '-2px' },
  '&[data-drop="into"]': { outline: '2px dashed $focus', outlineOffset: '-2px' },
  '&[data-drop="before"]': { boxShadow: 'inset 0 3px 0 $colors$focus' },
  '&[data-drop="after"]': { boxShadow: 'inset 0 -3px 0 $colors$focus' },
  '@forcedColors': { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
  variants: {
    head: {
      true: {
        display: 'none',
        minBlockSize: 0,
        color: '$muted',
        fontSize: '$caption',
        '@md': { display: 'grid' },
      },
    },
  },
});

const NameCell = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 $1',
  minInlineSize: 0,
  paddingInlineStart: 'calc((var(--level) - 1) * $space$4)',
  '@md': { paddingInlineStart: 'calc((var(--level) - 1) * $space$5)' },
});

const Expander = styled('span', {
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  inlineSize: '$target',
  blockSize: '$target',
  borderRadius: '$small',
  cursor: 'pointer',
  '& svg': { inlineSize: '$space$4', blockSize: '$space$4' },
  '@motion': { '& svg': { transition: 'rotate $fast' } },
  '@hover': { '&:hover': { backgroundColor: '$line' } },
  variants: {
    variant: {
      open: { '& svg': { rotate: '90deg' } },
      closed: {},
      none: { visibility: 'hidden' },
    },
  },
});

const Title = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: '$medium',
});

const Route = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$muted',
  fontSize: '$caption',
});

/** Cells for wide windows only; the panel of the selected page shows the same data. */
const WideCell = styled('div', {
  display: 'none',
  minInlineSize: 0,
  color: '$muted',
  fontSize: '$caption',
  variants: {
    from: { md: { '@md': { display: 'block' } }, xl: { '@xl': { display: 'block' } } },
  },
});

interface PageGridProps {
  site: string;
  rows: readonly PageRow[];
  selectedId: string | undefined;
  /** The search text. */
  searchText: string;
  onSelect: (itemId: string) => void;
  onToggle: (itemId: string, isOpen: boolean) => void;
  onOpen: (node: PageNode) => void;
  /** Moves a page among its siblings. */
  onReorder: (node: PageNode, direction: -1 | 1) => void;
  onDrop: (draggedId: string, target: PageNode, position: DropPosition) => void;
}

/**
 * The tree of pages as a treegrid: arrow keys move, expand and collapse, Home and End go to its
 * ends, Enter opens a page, Alt with an arrow key moves it among its siblings.
 */
export function PageGrid(props: PageGridProps) {
  const { site, rows, selectedId, searchText, onSelect, onToggle, onOpen, onReorder } = props;
  const grid = useRef<HTMLDivElement>(null);
  const drag = usePageDrag(props.onDrop);
  const timeZone = useSiteTimeZone();
  const focusableId = rows.some(({ node }) => node.itemId === selectedId)
    ? selectedId
    : rows[0]?.node.itemId;

  const selectRow = (row: PageRow | undefined) => {
    if (!row) return;
    onSelect(row.node.itemId);
    grid.current?.querySelector<HTMLElement>(`[data-page="${row.node.itemId}"]`)?.focus();
  };

  function onKeyDown(event: KeyboardEvent, row: PageRow, index: number) {
    const { node, isOpen, level } = row;
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      event.preventDefault();
      return onReorder(node, key === 'ArrowUp' ? -1 : 1);
    }
    const actions: Record<string, () => void> = {
      ArrowDown: () => selectRow(rows[index + 1]),
      ArrowUp: () => selectRow(rows[index - 1]),
      Home: () => selectRow(rows[0]),
      End: () => selectRow(rows.at(-1)),
      ArrowRight: () => {
        if (isOpen === false) onToggle(node.itemId, true);
        else if (isOpen) selectRow(rows[index + 1]);
      },
      ArrowLeft: () => {
        if (isOpen) onToggle(node.itemId, false);
        else selectRow(rows.slice(0, index).findLast((candidate) => candidate.level < level));
      },
      Enter: () => onOpen(node),
      ' ': () => onSelect(node.itemId),
    };
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <Grid ref={grid} role="treegrid" aria-label={texts.tree({ site })}>
      <Row role="row" head>
        <div role="columnheader">{texts.columns.page}</div>
        <div role="columnheader">{texts.columns.state}</div>
        <WideCell role="columnheader" from="md">
          {texts.columns.languages}
        </WideCell>
        <WideCell role="columnheader" from="xl">
          {texts.columns.changed}
        </WideCell>
      </Row>
      {rows.map((row, index) => {
        const { node, level, isOpen, position, siblingCount } = row;
        const isDraggable = node.fixed === null || node.fixed === undefined;
        return (
          <Row
            key={node.itemId}
            role="row"
            data-page={node.itemId}
            data-route={node.route}
            data-drop={drag.place?.itemId === node.itemId ? drag.place.position : undefined}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblingCount}
            aria-expanded={isOpen}
            aria-selected={node.itemId === selectedId}
            tabIndex={node.itemId === focusableId ? 0 : -1}
            draggable={isDraggable}
            onClick={({ target }) => {
              const isExpander = target instanceof Element && target.closest('[data-expander]');
              if (isExpander) onToggle(node.itemId, !isOpen);
              else onSelect(node.itemId);
            }}
            onDoubleClick={() => onOpen(node)}
            onKeyDown={(event) => onKeyDown(event, row, index)}
            onDragStart={(event: DragEvent) => drag.start(event, node)}
            onDragOver={(event: DragEvent<HTMLElement>) => drag.over(event, node)}
            onDragLeave={drag.leave}
            onDragEnd={drag.leave}
            onDrop={(event: DragEvent<HTMLElement>) => drag.drop(event, node)}
          >
            <Cells
              node={node}
              level={level}
              isOpen={isOpen}
              searchText={searchText}
              timeZone={timeZone}
            />
          </Row>
        );
      })}
    </Grid>
  );
}

interface CellsProps extends Pick<PageRow, 'node' | 'level' | 'isOpen'> {
  searchText: string;
  timeZone: string;
}

/** The cells of a row. Memoized, since every key press renders all rows again. */
const Cells = memo(function Cells({ node, level, isOpen, searchText, timeZone }: CellsProps) {
  return (
    <>
      <NameCell role="rowheader" style={customProperties({ '--level': level })}>
        <Expander
          aria-hidden
          title={texts.expand}
          variant={isOpen === undefined ? 'none' : isOpen ? 'open' : 'closed'}
          data-expander
        >
          <Icon name="chevronRight" />
        </Expander>
        <Title>{highlightMatches(node.displayName, searchText)}</Title>
        <Route>{highlightMatches(toReadableRoute(node.route), searchText)}</Route>
      </NameCell>
      <div role="gridcell">
        {node.template ? (
          <StateBadge state={node.state}>{texts.states[node.state]}</StateBadge>
        ) : (
          <StateBadge state="PUBLISHED">{texts.folder}</StateBadge>
        )}
      </div>
      <WideCell role="gridcell" from="md">
        <LanguageBadges languages={node.languages} />
      </WideCell>
      <WideCell role="gridcell" from="xl">
        {node.changedBy && node.changed
          ? formatTimeInZone(node.changed, timeZone)
          : texts.fromFiles}
        {node.changedBy && <br />}
        {node.changedBy && personName(node.changedBy)}
      </WideCell>
    </>
  );
});
