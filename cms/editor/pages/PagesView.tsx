import { useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { showFailure } from '../describeFailure';
import { languageName } from '../languageName';
import type { ViewProps } from '../views/view.types';
import { BinDialog } from './BinDialog';
import { DeleteDialog } from './DeleteDialog';
import { AddLanguageDialog } from './AddLanguageDialog';
import { NewPageDialog } from './NewPageDialog';
import { PageDetails } from './PageDetails';
import { PageGrid } from './PageGrid';
import { PagesHeader } from './PagesHeader';
import { getChildren, getParentId, toPageRows, isBranchPublic } from './pageTree';
import { orderPages, type PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { MoveOrCopyDialog } from './MoveOrCopyDialog';
import { PublishSubpagesDialog } from './PublishSubpagesDialog';
import { PublishPageDialog } from './PublishPageDialog';
import { TranslatePageDialog } from './TranslatePageDialog';
import type { DropPosition } from './usePageDrag';
import { usePageTree } from './usePageTree';

const Note = styled('div', { paddingBlockStart: '$4' });

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$panel' },
});

/** The open dialog about a page. */
type OpenDialog =
  | { kind: 'new' | 'bin' }
  | { kind: 'move'; node: PageNode; parentId?: string }
  | { kind: 'copy' | 'delete' | 'publish' | 'publishBelow'; node: PageNode }
  | { kind: 'translationFile'; node: PageNode }
  | { kind: 'language' | 'translate'; node: PageNode; language: string };

/** The tree of a site's pages: searching, creating, moving, ordering, copying, deleting and restoring. */
export default function PagesView({ authoring, place, onOpenPage }: ViewProps) {
  const site = place.site.name;
  const { nodes, hasFailed, refresh } = usePageTree(authoring, site);
  const [searchText, setSearchText] = useState('');
  const [openById, setOpenById] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [selectedId, setSelectedId] = useState<string>();
  /** Id of the page whose details panel was closed. */
  const [closedDetailsId, setClosedDetailsId] = useState<string>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isBusy, setBusy] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);

  if (!nodes) {
    return hasFailed ? (
      <>
        <Text role="alert">{texts.failed}</Text>
        <Button type="button" onClick={() => void refresh()}>
          {texts.tryAgain}
        </Button>
      </>
    ) : (
      <Text as="div" role="status">
        <Spinner /> {texts.loading}
      </Text>
    );
  }

  const home = nodes[0];
  const openIds = new Set(
    nodes
      .filter(({ itemId }) => openById.get(itemId) ?? itemId === home?.itemId)
      .map(({ itemId }) => itemId),
  );
  const rows = toPageRows(nodes, openIds, searchText);
  const selectedPage =
    nodes.find(({ itemId }) => itemId === selectedId) ??
    nodes.find(({ route }) => route === place.route) ??
    home;

  const isSearching = searchText.trim() !== '';
  const isListed = rows.some(({ node }) => node.itemId === selectedPage?.itemId);
  const detailsPage = isSearching && !isListed ? undefined : selectedPage;

  /** Expands a page in the tree, with all its parents. */
  const expandWithParents = (itemId: string) =>
    setOpenById((previous) => {
      const expanded = new Map(previous);
      for (let id: string | null | undefined = itemId; id; id = getParentId(nodes, id)) {
        expanded.set(id, true);
      }
      return expanded;
    });
  const focusRow = (itemId: string) =>
    // A row that moves in the document loses the focus.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-page="${itemId}"]`)?.focus(),
    );

  async function runAction(action: () => Promise<void>) {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      showFailure(error);
    }
    await refresh();
    setBusy(false);
  }

  /** Moves a page before one of its siblings, or to the end. */
  const moveBefore = (
    node: PageNode,
    nextSiblingId: string | undefined,
    shouldKeepFocus: boolean,
  ) =>
    runAction(async () => {
      await orderPages(authoring, { itemId: node.itemId, before: nextSiblingId });
      const siblings = getChildren(nodes, node.parentId ?? '').filter(
        ({ itemId }) => itemId !== node.itemId,
      );
      const index = siblings.findIndex(({ itemId }) => itemId === nextSiblingId);
      const position = index < 0 ? siblings.length : index;
      showToast({
        title: texts.ordered({
          name: node.displayName,
          place: position + 1,
          count: siblings.length + 1,
        }),
        id: 'order',
      });
      if (shouldKeepFocus) focusRow(node.itemId);
    });

  function reorder(node: PageNode, direction: -1 | 1) {
    if (isBusy || !node.parentId) return;
    const siblings = getChildren(nodes ?? [], node.parentId);
    const newIndex = siblings.findIndex(({ itemId }) => itemId === node.itemId) + direction;
    if (newIndex < 0 || newIndex >= siblings.length) {
      showToast({ title: texts.cannotOrder({ name: node.displayName }), id: 'order' });
      return;
    }
    const hasFocus = document.activeElement?.getAttribute('data-page') === node.itemId;
    const nextSiblingId = siblings[direction < 0 ? newIndex : newIndex + 1]?.itemId;
    void moveBefore(node, nextSiblingId, hasFocus);
  }

  function dropPage(draggedId: string, target: PageNode, position: DropPosition) {
    const node = nodes?.find(({ itemId }) => itemId === draggedId);
    if (!node || !nodes) return;
    setSelectedId(node.itemId);
    const parentId = position === 'into' ? target.itemId : (target.parentId ?? undefined);
    if (parentId !== node.parentId) return setDialog({ kind: 'move', node, parentId });
    if (position === 'into') return;
    const siblings = getChildren(nodes, parentId ?? '').filter(
      ({ itemId }) => itemId !== node.itemId,
    );
    const index = siblings.findIndex(({ itemId }) => itemId === target.itemId);
    void moveBefore(node, siblings[position === 'before' ? index : index + 1]?.itemId, false);
  }

  function closeWithToast(itemId: string, message: string) {
    setDialog(undefined);
    showToast({ title: message, variant: 'success' });
    void refresh().then(() => setSelectedId(itemId));
  }

  const openPage = (node: PageNode, language = place.language) => {
    if (!node.template) return;
    const hasLanguage = (code: string) =>
      node.languages.some((pageLanguage) => pageLanguage.language === code && pageLanguage.state);
    const firstLanguage = node.languages.find(({ state }) => state)?.language;
    onOpenPage({
      ...place,
      language: hasLanguage(language) ? language : (firstLanguage ?? language),
      route: node.route,
    });
  };

  const closeDialog = () => setDialog(undefined);
  return (
    <>
      <PagesHeader
        searchFieldRef={searchField}
        searchText={searchText}
        onSearch={setSearchText}
        onNew={() => setDialog({ kind: 'new' })}
        onBin={() => setDialog({ kind: 'bin' })}
      />
      <Text as="div" role="status" size="small" color="muted">
        {isSearching &&
          (rows.length === 0
            ? texts.nothingFound
            : texts.found({ count: rows.filter(({ isMatch }) => isMatch).length }))}
      </Text>
      {hasFailed && <Text role="alert">{texts.failed}</Text>}
      <Columns>
        <div>
          <PageGrid
            site={site}
            rows={rows}
            searchText={searchText}
            selectedId={selectedPage?.itemId}
            onSelect={(itemId) => {
              setSelectedId(itemId);
              setClosedDetailsId(undefined);
            }}
            onToggle={(itemId, isOpen) =>
              setOpenById((previous) => new Map(previous).set(itemId, isOpen))
            }
            onOpen={openPage}
            onReorder={reorder}
            onDrop={dropPage}
          />
          <Note>
            <Text size="caption" color="muted">
              {texts.intro}
            </Text>
          </Note>
        </div>
        <PageDetails
          // The buttons do not apply to pages outside the search results.
          node={detailsPage}
          hasSubpages={
            detailsPage !== undefined && getChildren(nodes, detailsPage.itemId).length > 0
          }
          isBusy={isBusy}
          isClosed={detailsPage !== undefined && detailsPage.itemId === closedDetailsId}
          onClose={() => {
            setClosedDetailsId(detailsPage?.itemId);
            focusRow(detailsPage?.itemId ?? '');
          }}
          onOpen={openPage}
          onReorder={reorder}
          onMove={(node) => setDialog({ kind: 'move', node })}
          onCopy={(node) => setDialog({ kind: 'copy', node })}
          onDelete={(node) => setDialog({ kind: 'delete', node })}
          onAddLanguage={(node, language) => setDialog({ kind: 'language', node, language })}
          onTranslate={(node, language) => setDialog({ kind: 'translate', node, language })}
          onTranslationFile={(node) => setDialog({ kind: 'translationFile', node })}
          onPublish={(node, withSubpages) =>
            setDialog({ kind: withSubpages ? 'publishBelow' : 'publish', node })
          }
        />
      </Columns>
      {dialog?.kind === 'new' && home && (
        <NewPageDialog
          authoring={authoring}
          place={place}
          nodes={nodes}
          suggestedParentId={
            selectedPage && !selectedPage.fixed ? selectedPage.itemId : home.itemId
          }
          onDone={({ route }) => onOpenPage({ ...place, route })}
          onClose={closeDialog}
        />
      )}
      {(dialog?.kind === 'move' || dialog?.kind === 'copy') && (
        <MoveOrCopyDialog
          authoring={authoring}
          kind={dialog.kind}
          node={dialog.node}
          nodes={nodes}
          parentId={dialog.kind === 'move' ? dialog.parentId : undefined}
          onDone={({ itemId, route }, parentId) => {
            const { displayName: name } = dialog.node;
            const isMove = dialog.kind === 'move';
            expandWithParents(parentId);
            closeWithToast(itemId, isMove ? texts.moved({ name, route }) : texts.copied({ name }));
          }}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'publish' && (
        <PublishPageDialog
          authoring={authoring}
          place={place}
          node={dialog.node}
          onOpen={(language) => openPage(dialog.node, language)}
          onChanged={() => void refresh()}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'publishBelow' && (
        <PublishSubpagesDialog
          authoring={authoring}
          node={dialog.node}
          nodes={nodes}
          onDone={() =>
            closeWithToast(
              dialog.node.itemId,
              texts.publishedBelow({ name: dialog.node.displayName }),
            )
          }
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          authoring={authoring}
          node={dialog.node}
          nodes={nodes}
          onDone={() => {
            const { parentId, displayName } = dialog.node;
            const formatMessage = isBranchPublic(nodes, dialog.node)
              ? texts.deletedPublic
              : texts.deleted;
            closeWithToast(parentId ?? home?.itemId ?? '', formatMessage({ name: displayName }));
            // The row that had the focus was removed.
            searchField.current?.focus();
          }}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'language' && (
        <AddLanguageDialog
          authoring={authoring}
          node={dialog.node}
          language={dialog.language}
          onDone={() =>
            closeWithToast(
              dialog.node.itemId,
              texts.languageAdded({
                language: languageName(dialog.language),
                name: dialog.node.displayName,
              }),
            )
          }
          onClose={closeDialog}
        />
      )}
      {(dialog?.kind === 'translate' || dialog?.kind === 'translationFile') && (
        <TranslatePageDialog
          authoring={authoring}
          site={site}
          nodes={nodes}
          node={dialog.node}
          language={dialog.kind === 'translate' ? dialog.language : undefined}
          onChanged={() => void refresh()}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'bin' && (
        <BinDialog
          authoring={authoring}
          site={site}
          onChanged={() => void refresh()}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
