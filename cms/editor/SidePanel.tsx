import { useState, type ReactNode } from 'react';
import { Link } from '../../design-system/components/Link/Link';
import { styled } from '../../design-system/stitches';
import type { BlockTarget } from './lists/arrangingApi';
import type { BlockSummaries } from './blocks/useBlockSummaries';
import type { Authoring, PageRevision, Placeholders } from './authoring';
import { OpenCommentCount } from './comments/OpenCommentCount';
import { useCommentRequests } from './comments/CommentsProvider';
import { LinkProblems } from './links/LinkProblems';
import { BlocksPanel } from './blocks/BlocksPanel';
import { type NewPlace } from './blocks/useBlockActions';
import { texts } from './texts';
import { ToolButton } from './ToolButton';
import type { StageRestore } from './items/pageHistoryApi';
import type { PageItem } from './items/usePageItem';
import { lazyComponent } from './lazyComponent';

const CommentsPanel = lazyComponent(
  async () => (await import('./comments/CommentsPanel')).CommentsPanel,
);
const History = lazyComponent(async () => (await import('./items/History')).History);

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

const PanelTabs = styled('div', {
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

const Footer = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '$2 $4',
  borderBlockStart: '1px solid $line',
  fontSize: '$small',
});

const panelKinds = ['blocks', 'variants', 'history', 'comments'] as const;

interface SidePanelProps {
  authoring: Authoring;
  page: PageItem | undefined;
  placeholders: Placeholders;
  /** Whether the account may not change the page: then it reads and writes comments only. */
  isReadOnly: boolean;
  /** Whether the panel is shown in a narrow window; a wide window always shows it. */
  open: boolean;
  /** Public address of the page. */
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
  onRestoreStage: (step: StageRestore) => void;
  onFailure: (error: unknown) => void;
  /** The page's variants. */
  variants: ReactNode;
  /** The blocks of the selected variant, shown instead of the page's own. */
  variantBlocks?: ReactNode;
}

/** The panel next to the page: its blocks, variants, history or comments. */
export function SidePanel(props: SidePanelProps) {
  const { authoring, page, pageAddress, onPageSettings, onRestore, onFailure } = props;
  const [chosenKind, setKind] = useState<(typeof panelKinds)[number]>('blocks');
  const kind = props.isReadOnly ? 'comments' : chosenKind;
  useCommentRequests(() => setKind('comments'));
  return (
    <Panel open={props.open} aria-label={texts.panels[kind]} data-region="panel">
      <PanelTabs role="group" aria-label={texts.panel}>
        {panelKinds.map((panelKind) => (
          <ToolButton
            key={panelKind}
            label={texts.panels[panelKind]}
            pressed={kind === panelKind}
            disabled={props.isReadOnly && panelKind !== 'comments'}
            onPress={() => setKind(panelKind)}
          >
            <span>
              {texts.panels[panelKind]}
              {panelKind === 'comments' && <OpenCommentCount />}
            </span>
          </ToolButton>
        ))}
      </PanelTabs>
      <Body>
        {kind === 'blocks' && page && <LinkProblems authoring={authoring} page={page} />}
        {kind === 'blocks' && page && (props.variantBlocks ?? <BlocksPanel {...props} />)}
        {kind === 'variants' && props.variants}
        {kind === 'history' && page && (
          <History
            authoring={authoring}
            onRestore={onRestore}
            onRestoreStage={props.onRestoreStage}
            onFailure={onFailure}
            itemId={page.itemId}
            language={page.language}
            reloadKey={page}
          />
        )}
        {kind === 'comments' && page && (
          <CommentsPanel placeholders={props.placeholders} onSelect={props.onSelect} />
        )}
      </Body>
      <Footer>
        <ToolButton
          label={texts.pageSettings}
          onPress={onPageSettings}
          disabled={!page || props.isReadOnly}
        >
          {texts.pageSettings}
        </ToolButton>
        <Link href={pageAddress} target="_blank" variant="quiet">
          {texts.viewPage}
        </Link>
      </Footer>
    </Panel>
  );
}
