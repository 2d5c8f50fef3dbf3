import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { showToast } from '../../design-system/components/Toast/showToast';
import { createListHandlers } from './lists/createListHandlers';
import { useBlockSummaries } from './blocks/useBlockSummaries';
import { useListActions } from './lists/useListActions';
import { useListPlaces } from './lists/useListPlaces';
import type { Authoring } from './authoring';
import { CommentsProvider } from './comments/CommentsProvider';
import { findBlock, targetBelow } from './blocks/blockTree';
import { normalizeId, type CanvasField } from './canvas/readCanvas';
import { showFailure } from './describeFailure';
import type { EditorSite } from '../../features/editing/model/editorView.types';
import { FieldBar } from './canvas/FieldBar';
import { useHasRole } from './people/me';
import { PresenceNotice } from './people/PresenceNotice';
import { usePresence } from './people/usePresence';
import { frameAddress, publicAddress } from './pages/pageAddresses';
import { PageDialogs } from './PageDialogs';
import { MissingPage } from './lazyDialogs';
import { PageLayout } from './PageLayout';
import { PublishState } from './publishing/PublishState';
import { useRequestPublish } from './requests/useRequestPublish';
import { ReadOnlyNote } from './pages/ReadOnlyNote';
import { SaveStatus } from './items/SaveStatus';
import type { Saved } from './items/SaveQueue';
import { usePageKeys } from './keyboard/usePageKeys';
import { SidePanel } from './SidePanel';
import { Stage, type StageWidth } from './canvas/Stage';
import { texts } from './texts';
import { TopBar } from './TopBar';
import { placeBelow, useBlockActions, type NewPlace } from './blocks/useBlockActions';
import { useCanvas } from './canvas/useCanvas';
import { useConflict } from './items/useConflict';
import { usePageItem } from './items/usePageItem';
import { useExpectedBlocks } from './blocks/useExpectedBlocks';
import { useFollowedNames, usePages, type Place } from './pages/usePages';
import { usePublish } from './publishing/usePublish';
import { useSaveQueue } from './items/useSaveQueue';
import { useBlockNavigation } from './canvas/useBlockNavigation';
import { useUndo } from './items/useUndo';
import { useVariants } from './variants/useVariants';
import { VariantBar } from './variants/VariantBar';
import { chooseBlockActions, renderVariantPanels } from './variants/renderVariantPanels';

interface PageEditorProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
  place: Place;
  onPlace: (place: Place) => void;
  /** Navigation to the editor's other views. */
  navigation: ReactNode;
  /** The account menu; the callback runs before signing out. */
  account: (beforeSignOut: () => Promise<void>) => ReactNode;
  /** Signs in again without leaving the page. */
  onSignIn: () => void;
}

/** The page in a frame, edited in place, with its tools around it. */
export function PageEditor(props: PageEditorProps) {
  const { authoring, sites, place, onPlace, navigation, account } = props;
  const [chosenMode, setMode] = useState<'edit' | 'preview'>('edit');
  const [width, setWidth] = useState<StageWidth>('desktop');
  const [reloadCount, setReloadCount] = useState(0);
  const [openField, setOpenField] = useState<CanvasField>();
  const [settingsItemId, setSettingsItemId] = useState<string>();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [newBlockPlace, setNewBlockPlace] = useState<NewPlace>();

  const { pages, page: summary, refresh: refreshPages } = usePages(authoring, place, showFailure);
  const { language } = place;
  const itemId = summary?.itemId;
  const isReadOnly = summary?.isEditable === false;
  const mode = isReadOnly ? 'preview' : chosenMode;
  const { page, refresh } = usePageItem(authoring, itemId, language, showFailure);
  useFollowedNames(page, refreshPages);

  /** Loads the page in the frame and its item again, so that both show what was saved. */
  const reload = useCallback(() => {
    setReloadCount((count) => count + 1);
    // The item is fetched after the page of the frame, so that the panels do not delay the page.
    const latest = latestRef.current;
    void latest.requestPage().then(latest.refresh);
  }, []);

  const onSaved = useCallback((saved: Saved) => {
    latestRef.current.recordSave(saved);
    void latestRef.current.refresh();
  }, []);
  const onResumed = useCallback(() => showToast({ title: texts.restored }), []);
  const { queue, state } = useSaveQueue(authoring, onSaved, onResumed);
  const expectedBlocks = useExpectedBlocks(page, (before, after, copies) =>
    canvas.arrange({ before, after, copies }),
  );
  const undoStack = useUndo(authoring, () => queue, expectedBlocks, reload, showFailure);
  const { recordSave, clear } = undoStack;
  const [undoLast, redoLast] = [() => void undoStack.undo(), () => void undoStack.redo()];

  const summaries = useBlockSummaries(authoring, page);
  const [uidToShow, setUidToShow] = useState<string>();
  const blocks = useBlockActions({
    ...{ authoring, queue, page, recordSave, reload },
    getWords: (uid) => summaries.get(uid)?.text,
    recordPageRestore: undoStack.recordPageRestore,
    blocks: expectedBlocks,
    undo: undoLast,
    onAdded: setUidToShow,
  });
  const lists = useListActions({
    ...{ authoring, queue, recordSave, reload, undo: undoLast },
    arrange: (order) => canvas.arrangeItems(order),
  });
  const variants = useVariants({
    ...{ authoring, queue, page, onSaved: recordSave, reload },
    onBlockAdded: setUidToShow,
  });
  const { shownVariant: variant } = variants;
  const canPublish = useHasRole('publisher');
  const name = summary?.displayName ?? '';
  const otherEditors = usePresence(authoring, itemId, language);

  const canvas = useCanvas({
    queue,
    onOpen: (field) => void queue.flush().then(() => setOpenField(field)),
    onKey: (event) => onShortcut(event),
  });
  const { attach, select, selection, frame, requestPage } = canvas;
  const latestRef = useRef({ recordSave, refresh, requestPage });
  useEffect(() => {
    latestRef.current = { recordSave, refresh, requestPage };
  });

  function goTo(nextPlace: Place): void {
    void queue.flush();
    clear();
    select(undefined);
    variants.show(undefined);
    onPlace(nextPlace);
  }

  const openPanel = useCallback(() => setIsPanelOpen(true), []);
  const attachFrame = useCallback(
    (frameElement: HTMLIFrameElement | undefined) =>
      attach(mode === 'edit' ? frameElement : undefined),
    [attach, mode],
  );

  const address =
    itemId === undefined
      ? undefined
      : frameAddress(place, summary?.ownRoute, itemId, mode, variant?.id);
  const selectedBlock = selection?.block
    ? canvas.editor?.content.blocks.get(selection.block)
    : undefined;
  const placeholders = variant?.placeholders ?? expectedBlocks.placeholders;
  const blockPlace = selection?.block ? findBlock(placeholders, selection.block) : undefined;
  const selectedItemId = selection?.field && normalizeId(selection.field.itemId);
  const isInList = selectedItemId !== undefined && selectedItemId !== blockPlace?.block.dataSource;
  const listPlaces = useListPlaces(
    authoring,
    isInList ? selectedItemId : undefined,
    language,
    reloadCount,
  );
  const paste = () => blockPlace && void blocks.paste(targetBelow(blockPlace));
  function openPublish(): void {
    if (!isReadOnly) void (canPublish ? publish.openDialog() : requests.openRequest());
  }
  const { onShortcut, leaveTools } = usePageKeys({
    queue,
    canvas,
    undo: undoLast,
    redo: redoLast,
    copy: (uid) => void blocks.copy(uid),
    paste,
    publish: openPublish,
    add: () => blockPlace && setNewBlockPlace(placeBelow(blockPlace)),
  });
  const conflict = useConflict({
    ...{ authoring, queue, state, pageId: itemId },
    onReload: reload,
    onClosed: leaveTools,
  });
  const listTools = createListHandlers({
    lists,
    language,
    onSelect: canvas.selectItem,
    onEdit: setSettingsItemId,
  });

  const { selectBlock, showBlock } = useBlockNavigation({
    canvas,
    isEditing: mode === 'edit',
    onEdit: () => changeMode('edit'),
    uidToShow,
    setUidToShow,
  });
  const onShow = (uid: string) => void showBlock(uid);
  const publish = usePublish({ authoring, place, queue, summary, page, refresh, onShow });
  const requests = useRequestPublish({
    authoring,
    queue,
    page,
    name,
    refresh,
    onReview: publish.openDialog,
  });

  async function showVariant(id: string | undefined) {
    await queue.flush();
    select(undefined);
    variants.show(id);
  }

  /** In a variant, edits go to the variant's own copy of the block. */
  async function openSettings(uid: string) {
    if (variant) setSettingsItemId(await variants.getOwnItemId(uid));
    else setSettingsItemId(findBlock(placeholders, uid)?.block.dataSource);
  }

  const actions = chooseBlockActions(variants, blocks);

  async function changeMode(nextMode: 'edit' | 'preview') {
    await queue.flush();
    select(undefined);
    setMode(nextMode);
  }

  const variantPanels = renderVariantPanels({
    ...{ authoring, sites, place, itemId, variants },
    selectedUid: selection?.block,
    onShowVariant: (id) => void showVariant(id),
    onSelect: selectBlock,
    onSettings: (uid) => void openSettings(uid),
    onAdd: setNewBlockPlace,
  });

  return (
    <CommentsProvider
      authoring={authoring}
      site={place.site.name}
      page={page}
      onRequest={openPanel}
    >
      <PageLayout>
        <div>
          <TopBar
            sites={sites}
            place={place}
            pages={pages}
            mode={mode}
            isReadOnly={isReadOnly}
            width={width}
            canUndo={undoStack.canUndo}
            canRedo={undoStack.canRedo}
            page={summary}
            onPlace={goTo}
            onMode={(next) => void changeMode(next)}
            onWidth={setWidth}
            isPanelOpen={isPanelOpen}
            onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}
            onUndo={undoLast}
            onRedo={redoLast}
            onPublish={openPublish}
            isPublishing={publish.isBusy}
            navigation={navigation}
            account={account(() => queue.flush())}
          >
            <SaveStatus
              state={state}
              queue={queue}
              unpublished={page?.unpublished}
              conflictAuthor={conflict.author}
              onConflict={conflict.show}
              onDiscard={() => {
                queue.discard();
                // The page still shows the discarded text.
                reload();
              }}
              onSignIn={props.onSignIn}
            />
            <PublishState
              authoring={authoring}
              site={place.site}
              page={page}
              request={requests.request}
              refreshKey={publish.refreshKey}
            />
            <PresenceNotice others={otherEditors} />
          </TopBar>
          {isReadOnly ? <ReadOnlyNote text={texts.readOnly} /> : requests.bar}
        </div>
        <VariantBar
          variants={variants}
          selectedUid={selection?.block}
          onShowVariant={(id) => void showVariant(id)}
        />
        <div>
          {pages && !summary ? (
            <MissingPage
              key={`${language} ${place.route}`}
              authoring={authoring}
              place={place}
              onPlace={goTo}
              onAdded={refreshPages}
            />
          ) : (
            <Stage
              address={address}
              reloadCount={reloadCount}
              width={width}
              onFrameChange={attachFrame}
              onPatch={canvas.patch}
              title={texts.canvas({ page: summary?.displayName ?? '' })}
            />
          )}
          <SidePanel
            authoring={authoring}
            page={page}
            isReadOnly={isReadOnly}
            placeholders={placeholders}
            summaries={summaries}
            open={isPanelOpen}
            pageAddress={publicAddress(place, summary?.ownRoute)}
            selected={selection?.block}
            onSelect={selectBlock}
            onMove={(uid, by) => void blocks.move(uid, by)}
            onMoveTo={(uid, target) => void blocks.moveTo(uid, target)}
            onRemove={(uid) => void blocks.remove(uid)}
            onDuplicate={(uid) => void blocks.duplicate(uid)}
            onCopy={(uid) => void blocks.copy(uid)}
            onPaste={(target) => void blocks.paste(target)}
            // Only for the page's own blocks: `variantPanels` has the settings of a shown variant's blocks.
            onSettings={(uid) => setSettingsItemId(findBlock(placeholders, uid)?.block.dataSource)}
            onPageSettings={() => setSettingsItemId(itemId)}
            onAdd={setNewBlockPlace}
            onRestore={(revision) => void blocks.restore(revision)}
            onRestoreStage={(step) => void blocks.restorePage(step)}
            onFailure={showFailure}
            {...variantPanels}
          />
        </div>
      </PageLayout>
      {mode === 'edit' && frame && selection && (
        <FieldBar
          frame={frame}
          selection={selection}
          text={canvas.editor?.getRichText(selection.field)}
          layoutCount={canvas.layoutCount}
          block={selectedBlock}
          blockPlace={blockPlace}
          onOpen={setOpenField}
          onMove={(by) => void actions.move(selection.block ?? '', by)}
          onRemove={() => void actions.remove(selection.block ?? '')}
          onDuplicate={() => void blocks.duplicate(selection.block ?? '')}
          onCopy={() => void blocks.copy(selection.block ?? '')}
          onPaste={paste}
          lists={listPlaces}
          fields={canvas.editor?.content.fields ?? []}
          onLeave={leaveTools}
          {...listTools}
          onSettings={() => void openSettings(selection.block ?? '')}
          onAdd={setNewBlockPlace}
        />
      )}
      <PageDialogs
        {...{ authoring, place, page, queue, frame, blocks, lists, actions, conflict, reload }}
        {...{ refreshPages, openField, settingsItemId, newBlockPlace }}
        onFieldClose={() => setOpenField(undefined)}
        onSettingsClose={() => setSettingsItemId(undefined)}
        onNewBlockClose={() => setNewBlockPlace(undefined)}
      />
      {requests.dialog}
      {publish.dialog}
    </CommentsProvider>
  );
}
