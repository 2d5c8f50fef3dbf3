import { useRef, type DragEvent, type KeyboardEvent } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { shownRoute } from './shownRoute';
import { useSiteTime } from '../siteTime';
import { customProperties } from '../../../design-system/styling/customProperties';
import { LanguageMarks } from './LanguageMarks';
import { markHits } from './markHits';
import { StateMark } from './pageLook';
import type { PageRow } from './pageRows';
import type { PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { useDropPlace, type DropPlace } from './useDropPlace';

const Grid = styled('div', {
  display: 'grid',
  minInlineSize: 0,
  // What is searched for.
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
  // The chosen page's panel stands over the end of the tree on narrow windows.
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

const Name = styled('div', {
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
    look: {
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

/** Cells that have room on wider windows alone; what they say stands beside the chosen page, too. */
const Wide = styled('div', {
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
  chosen: string | undefined;
  /** What is searched for. */
  wanted: string;
  onChoose: (itemId: string) => void;
  onToggle: (itemId: string, open: boolean) => void;
  onOpen: (node: PageNode) => void;
  /** Moves a page among those beside it. */
  onOrder: (node: PageNode, by: -1 | 1) => void;
  onDrop: (dragged: string, target: PageNode, place: DropPlace) => void;
}

/**
 * The tree of pages as a treegrid: arrow keys walk, open and close, Home and End go to its ends, Enter
 * opens a page, Alt with an arrow key moves it among its siblings.
 */
export function PageGrid(props: PageGridProps) {
  const { site, rows, chosen, wanted, onChoose, onToggle, onOpen, onOrder } = props;
  const grid = useRef<HTMLDivElement>(null);
  const drop = useDropPlace(props.onDrop);
  const when = useSiteTime();
  const focused = rows.some(({ node }) => node.itemId === chosen) ? chosen : rows[0]?.node.itemId;

  const goTo = (row: PageRow | undefined) => {
    if (!row) return;
    onChoose(row.node.itemId);
    grid.current?.querySelector<HTMLElement>(`[data-page="${row.node.itemId}"]`)?.focus();
  };

  function onKeyDown(event: KeyboardEvent, row: PageRow, index: number) {
    const { node, isOpen, level } = row;
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      event.preventDefault();
      return onOrder(node, key === 'ArrowUp' ? -1 : 1);
    }
    const actions: Record<string, () => void> = {
      ArrowDown: () => goTo(rows[index + 1]),
      ArrowUp: () => goTo(rows[index - 1]),
      Home: () => goTo(rows[0]),
      End: () => goTo(rows.at(-1)),
      ArrowRight: () => {
        if (isOpen === false) onToggle(node.itemId, true);
        else if (isOpen) goTo(rows[index + 1]);
      },
      ArrowLeft: () => {
        if (isOpen) onToggle(node.itemId, false);
        else goTo(rows.slice(0, index).findLast((one) => one.level < level));
      },
      Enter: () => onOpen(node),
      ' ': () => onChoose(node.itemId),
    };
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <Grid ref={grid} role="treegrid" aria-label={texts.tree(site)}>
      <Row role="row" head>
        <div role="columnheader">{texts.columns.page}</div>
        <div role="columnheader">{texts.columns.state}</div>
        <Wide role="columnheader" from="md">
          {texts.columns.languages}
        </Wide>
        <Wide role="columnheader" from="xl">
          {texts.columns.changed}
        </Wide>
      </Row>
      {rows.map((row, index) => {
        const { node, level, isOpen, place, count } = row;
        const draggable = node.fixed === null || node.fixed === undefined;
        return (
          <Row
            key={node.itemId}
            role="row"
            data-page={node.itemId}
            data-route={node.route}
            data-drop={drop.place?.itemId === node.itemId ? drop.place.place : undefined}
            aria-level={level}
            aria-posinset={place}
            aria-setsize={count}
            aria-expanded={isOpen}
            aria-selected={node.itemId === chosen}
            tabIndex={node.itemId === focused ? 0 : -1}
            draggable={draggable}
            onClick={() => onChoose(node.itemId)}
            onDoubleClick={() => onOpen(node)}
            onKeyDown={(event) => onKeyDown(event, row, index)}
            onDragStart={(event: DragEvent) => drop.start(event, node)}
            onDragOver={(event: DragEvent<HTMLElement>) => drop.over(event, node)}
            onDragLeave={drop.leave}
            onDragEnd={drop.leave}
            onDrop={(event: DragEvent<HTMLElement>) => drop.drop(event, node)}
          >
            <Name role="rowheader" style={customProperties({ '--level': level })}>
              <Expander
                aria-hidden
                title={texts.expand}
                look={isOpen === undefined ? 'none' : isOpen ? 'open' : 'closed'}
                onClick={(event) => {
                  event.stopPropagation();
                  onToggle(node.itemId, !isOpen);
                }}
              >
                <Icon name="chevronRight" />
              </Expander>
              <Title>{markHits(node.displayName, wanted)}</Title>
              <Route>{markHits(shownRoute(node.route), wanted)}</Route>
            </Name>
            <div role="gridcell">
              {node.template ? (
                <StateMark state={node.state}>{texts.states[node.state]}</StateMark>
              ) : (
                <StateMark state="PUBLISHED">{texts.folder}</StateMark>
              )}
            </div>
            <Wide role="gridcell" from="md">
              <LanguageMarks languages={node.languages} />
            </Wide>
            <Wide role="gridcell" from="xl">
              {node.changedBy && node.changed ? when(node.changed) : texts.fromFiles}
              {node.changedBy && <br />}
              {node.changedBy}
            </Wide>
          </Row>
        );
      })}
    </Grid>
  );
}
