import { useState, type ReactNode } from 'react';
import { Link } from '../../design-system/components/Link/Link';
import { styled } from '../../design-system/stitches';
import type { BlockTarget } from './lists/arrangingApi';
import type { BlockSummaries } from './blocks/useBlockSummaries';
import type { Authoring, PageRevision, Placeholders } from './authoring';
import { CommentsPanel } from './comments/CommentsPanel';
import { OpenComments } from './comments/OpenComments';
import { useWantedComments } from './comments/CommentsProvider';
import { LinkProblems } from './links/LinkProblems';
import { BlocksPanel, type NewPlace } from './blocks/BlocksPanel';
import { HistoryPanel } from './items/HistoryPanel';
import { texts } from './texts';
import { ToolButton } from './ToolButton';
import type { PageItem } from './items/usePageItem';

const Panel = styled('aside', {
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  borderBlockStart: '1px solid $line',
  backgroundColor: '$bg',
  '@lg': { display: 'grid', borderBlockStart: 0, borderInlineStart: '1px solid $line' },
  variants: { open: { true: { display: 'grid' } } },
});

const Choice = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  padding: '$2',
  borderBlockEnd: '1px solid $line',
});

const Body = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$3',
  padding: '$4',
  overflowY: 'auto',
});

const Foot = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '$2 $4',
  borderBlockStart: '1px solid $line',
  fontSize: '$small',
});

const kinds = ['blocks', 'variants', 'history', 'comments'] as const;

interface SidePanelProps {
  authoring: Authoring;
  page: PageItem | undefined;
  placeholders: Placeholders;
  /** In sight also where there is room for little beside the page. */
  open: boolean;
  /** Where visitors find the page. */
  pageAddress: string;
  summaries: BlockSummaries;
  selected: string | undefined;
  onSelect: (uid: string) => void;
  onMove: (uid: string, by: -1 | 1) => void;
  onMoveTo: (uid: string, target: BlockTarget) => void;
  onRemove: (uid: string) => void;
  onDuplicate: (uid: string) => void;
  onCopy: (uid: string) => void;
  onPaste: (target: BlockTarget) => void;
  onSettings: (uid: string) => void;
  onPageSettings: () => void;
  onAdd: (place: NewPlace) => void;
  onRestore: (revision: PageRevision) => void;
  onFailure: (error: unknown) => void;
  /** The page's variants. */
  variants: ReactNode;
  /** The blocks of the variant in sight, in place of the page's own. */
  variantBlocks?: ReactNode;
}

/** Beside the page: its blocks in order, or its history. */
export function SidePanel(props: SidePanelProps) {
  const { authoring, page, pageAddress, onPageSettings, onRestore, onFailure } = props;
  const [kind, setKind] = useState<(typeof kinds)[number]>('blocks');
  useWantedComments(() => setKind('comments'));
  return (
    <Panel open={props.open} aria-label={texts.panels[kind]}>
      <Choice role="group" aria-label={texts.panel}>
        {kinds.map((one) => (
          <ToolButton
            key={one}
            label={texts.panels[one]}
            pressed={kind === one}
            onPress={() => setKind(one)}
          >
            <span>
              {texts.panels[one]}
              {one === 'comments' && <OpenComments />}
            </span>
          </ToolButton>
        ))}
      </Choice>
      <Body>
        {kind === 'blocks' && page && <LinkProblems authoring={authoring} page={page} />}
        {kind === 'blocks' && page && (props.variantBlocks ?? <BlocksPanel {...props} />)}
        {kind === 'variants' && props.variants}
        {kind === 'history' && page && (
          <HistoryPanel
            authoring={authoring}
            onRestore={onRestore}
            onFailure={onFailure}
            itemId={page.itemId}
            language={page.language}
            round={page}
          />
        )}
        {kind === 'comments' && page && (
          <CommentsPanel placeholders={props.placeholders} onSelect={props.onSelect} />
        )}
      </Body>
      <Foot>
        <ToolButton label={texts.pageSettings} onPress={onPageSettings} disabled={!page}>
          {texts.pageSettings}
        </ToolButton>
        <Link href={pageAddress} target="_blank" look="quiet">
          {texts.viewPage}
        </Link>
      </Foot>
    </Panel>
  );
}
