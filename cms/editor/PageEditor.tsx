import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { showToast } from '../../design-system/components/Toast/showToast';
import { AddBlockDialog } from './blocks/AddBlockDialog';
import { listHandlers } from './lists/listHandlers';
import { useBlockSummaries } from './blocks/useBlockSummaries';
import { useListActions } from './lists/useListActions';
import { useListPlaces } from './lists/useListPlaces';
import { useShortcuts } from './lists/useShortcuts';
import type { Authoring } from './authoring';
import { CommentsProvider } from './comments/CommentsProvider';
import { findBlock, targetBelow } from './blocks/blockTree';
import { plainId, type CanvasField } from './canvas/readCanvas';
import { ConflictDialog } from './items/ConflictDialog';
import { tellFailure } from './describeFailure';
import type { EditorSite } from '../../features/editing/model/editorView.types';
import { FieldBar } from './canvas/FieldBar';
import { FieldPopover } from './canvas/FieldPopover';
import type { NewPlace } from './blocks/useBlockActions';
import { useHasRole } from './people/me';
import { Present } from './people/Present';
import { usePresence } from './people/usePresence';
import { MissingPage } from './pages/MissingPage';
import { pageAddress, publicAddress } from './pages/pageAddresses';
import { PageLayout } from './PageLayout';
import { PublishState } from './publishing/PublishState';
import { useRequestPublish } from './requests/useRequestPublish';
import { SaveStatus } from './items/SaveStatus';
import type { Saved } from './items/SaveQueue';
import { SettingsDialog } from './pages/settings/SettingsDialog';
import { SidePanel } from './SidePanel';
import { Stage, type StageWidth } from './canvas/Stage';
import { texts } from './texts';
import { TopBar } from './TopBar';
import { useBlockActions } from './blocks/useBlockActions';
import { useCanvas } from './canvas/useCanvas';
import { useConflict } from './items/useConflict';
import { usePageItem } from './items/usePageItem';
import { usePages, type Place } from './pages/usePages';
import { usePublish } from './publishing/usePublish';
import { useSaving } from './items/useSaving';
import { useShownBlock } from './canvas/useShownBlock';
import { useUndo } from './items/useUndo';
import { useVariants } from './variants/useVariants';
import { VariantBar } from './variants/VariantBar';
import { variantPanelsOf } from './variants/variantPanels';

interface PageEditorProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
  place: Place;
  onPlace: (place: Place) => void;
  /** The way to the editor's other views. */
  navigation: ReactNode;
  /** Who one is; what is given is done before signing out. */
  account: (beforeSignOut: () => Promise<void>) => ReactNode;
  /** Signs in again, here. */
  onSignIn: () => void;
}

/** The page in a frame, edited in place, with what can be done to it around it. */
export function PageEditor(props: PageEditorProps) {
  const { authoring, sites, place, onPlace, navigation, account } = props;
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [width, setWidth] = useState<StageWidth>('desktop');
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<CanvasField>();
  const [settingsOf, setSettingsOf] = useState<string>();
  const [panelOpen, setPanelOpen] = useState(false);
  const [adding, setAdding] = useState<NewPlace>();

  const { pages, page: summary, refresh: refreshPages } = usePages(authoring, place, tellFailure);
  const { language } = place;
  const itemId = summary?.itemId;
  const { page, refresh } = usePageItem(authoring, itemId, language, tellFailure);

  /** What was saved is to be seen on the page as well. */
  const reload = useCallback(() => {
    setRound((count) => count + 1);
    void refresh();
  }, [refresh]);

  const undoRef = useRef<(saved: Saved) => void>(undefined);
  const onSaved = useCallback((saved: Saved) => {
    undoRef.current?.(saved);
    void refreshRef.current();
  }, []);
  const refreshRef = useRef(refresh);
  const onResumed = useCallback(() => showToast({ title: texts.restored }), []);
  const { queue, state } = useSaving(authoring, onSaved, onResumed);
  const undoing = useUndo(authoring, () => queue, reload, tellFailure);
  const { remember, undo, redo, forget } = undoing;
  useEffect(() => {
    undoRef.current = remember;
    refreshRef.current = refresh;
  });

  const summaries = useBlockSummaries(authoring, page);
  const wordsOf = (uid: string) => summaries.get(uid)?.text;
  const [toShow, setToShow] = useState<string>();
  const undoLast = () => void undo();
  const blocks = useBlockActions({
    authoring,
    queue,
    page,
    wordsOf,
    remember,
    undo: undoLast,
    reload,
    onMade: setToShow,
  });
  const lists = useListActions({ authoring, queue, remember, undo: undoLast, reload });
  const variants = useVariants({ authoring, queue, page, remember, reload });
  const { shown: variant } = variants;
  const mayPublish = useHasRole('publisher');
  const name = summary?.displayName ?? '';
  const requests = useRequestPublish({ authoring, queue, page, name, refresh });
  const others = usePresence(authoring, itemId, language);
  const conflict = useConflict(authoring, queue, state, reload);

  const canvas = useCanvas({
    queue,
    onOpen: (field) => void queue.flush().then(() => setOpened(field)),
    onKey: (event) => onShortcut(event),
  });
  const { attach, select, selection, frame } = canvas;

  function goTo(next: Place): void {
    void queue.flush();
    forget();
    select(undefined);
    variants.show(undefined);
    onPlace(next);
  }

  const openPanel = useCallback(() => setPanelOpen(true), []);
  const onPage = useCallback(
    (shown: HTMLIFrameElement | undefined) => attach(mode === 'edit' ? shown : undefined),
    [attach, mode],
  );

  const address =
    itemId === undefined
      ? undefined
      : pageAddress(place, summary?.route, itemId, mode, variant?.id);
  const chosen = selection?.block ? canvas.editor?.content.blocks.get(selection.block) : undefined;
  const placeholders = variant?.placeholders ?? page?.item.placeholders ?? {};
  const blockPlace = selection?.block ? findBlock(placeholders, selection.block) : undefined;
  const chosenItem = selection?.field && plainId(selection.field.itemId);
  const isInList = chosenItem !== undefined && chosenItem !== blockPlace?.block.dataSource;
  const places = useListPlaces(authoring, isInList ? chosenItem : undefined, language, round);
  const paste = () => blockPlace && void blocks.paste(targetBelow(blockPlace));
  const onShortcut = useShortcuts({
    undo: undoLast,
    redo: () => void redo(),
    copy: () => selection?.block !== undefined && void blocks.copy(selection.block),
    paste,
  });
  const listTools = listHandlers({ lists, language, choose: canvas.choose, onEdit: setSettingsOf });

  const { selectBlock, showBlock } = useShownBlock({
    canvas,
    isEditing: mode === 'edit',
    edit: () => changeMode('edit'),
    toShow,
    setToShow,
  });
  const onShow = (uid: string) => void showBlock(uid);
  const publish = usePublish({ authoring, place, queue, summary, page, refresh, onShow });

  async function showVariant(id: string | undefined) {
    await queue.flush();
    select(undefined);
    variants.show(id);
  }

  /** A variant's own copy of the block is what is changed in the variant. */
  async function openSettings(uid: string) {
    if (variant) setSettingsOf(await variants.ownItem(uid));
    else setSettingsOf(findBlock(placeholders, uid)?.block.dataSource);
  }

  const actions = variant
    ? {
        move: (uid: string, by: -1 | 1) => variants.changeBlock(uid, by < 0 ? 'UP' : 'DOWN'),
        remove: variants.remove,
        add: variants.add,
      }
    : blocks;

  async function changeMode(next: 'edit' | 'preview') {
    await queue.flush();
    select(undefined);
    setMode(next);
  }

  const variantPanels = variantPanelsOf({
    authoring,
    sites,
    place,
    itemId,
    variants,
    selected: selection?.block,
    onShow: (id) => void showVariant(id),
    onSelect: selectBlock,
    onSettings: (uid) => void openSettings(uid),
    onAdd: setAdding,
  });

  return (
    <CommentsProvider authoring={authoring} site={place.site.name} page={page} onWanted={openPanel}>
      <PageLayout>
        <div>
          <TopBar
            sites={sites}
            place={place}
            pages={pages}
            mode={mode}
            width={width}
            canUndo={undoing.canUndo}
            canRedo={undoing.canRedo}
            page={summary}
            onPlace={goTo}
            onMode={(next) => void changeMode(next)}
            onWidth={setWidth}
            panelOpen={panelOpen}
            onPanel={() => setPanelOpen(!panelOpen)}
            onUndo={undoLast}
            onRedo={() => void redo()}
            onPublish={() => void (mayPublish ? publish.open() : requests.ask())}
            publishing={publish.busy}
            navigation={navigation}
            account={account(() => queue.flush())}
          >
            <SaveStatus
              state={state}
              queue={queue}
              unpublished={page?.unpublished}
              onConflict={conflict.show}
              onSignIn={props.onSignIn}
            />
            <PublishState
              authoring={authoring}
              site={place.site}
              page={page}
              request={requests.request}
              round={publish.round}
            />
            <Present others={others} />
          </TopBar>
          {requests.bar}
        </div>
        <VariantBar
          variants={variants}
          selected={selection?.block}
          onShow={(id) => void showVariant(id)}
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
              round={round}
              width={width}
              onPage={onPage}
              title={texts.canvas(summary?.displayName ?? '')}
            />
          )}
          <SidePanel
            authoring={authoring}
            page={page}
            placeholders={placeholders}
            summaries={summaries}
            open={panelOpen}
            pageAddress={publicAddress(place, summary?.route)}
            selected={selection?.block}
            onSelect={selectBlock}
            onMove={(uid, by) => void blocks.move(uid, by)}
            onMoveTo={(uid, target) => void blocks.moveTo(uid, target)}
            onRemove={(uid) => void blocks.remove(uid)}
            onDuplicate={(uid) => void blocks.duplicate(uid)}
            onCopy={(uid) => void blocks.copy(uid)}
            onPaste={(target) => void blocks.paste(target)}
            onSettings={(uid) => setSettingsOf(findBlock(placeholders, uid)?.block.dataSource)}
            onPageSettings={() => setSettingsOf(itemId)}
            onAdd={setAdding}
            onRestore={(revision) => void blocks.restore(revision)}
            onFailure={tellFailure}
            {...variantPanels}
          />
        </div>
      </PageLayout>
      {mode === 'edit' && frame && selection && (
        <FieldBar
          frame={frame}
          selection={selection}
          moved={canvas.moved}
          block={chosen}
          place={blockPlace}
          onOpen={setOpened}
          onMove={(by) => void actions.move(selection.block ?? '', by)}
          onRemove={() => void actions.remove(selection.block ?? '')}
          onDuplicate={() => void blocks.duplicate(selection.block ?? '')}
          onCopy={() => void blocks.copy(selection.block ?? '')}
          onPaste={paste}
          lists={places}
          {...listTools}
          onSettings={() => void openSettings(selection.block ?? '')}
          onAdd={setAdding}
        />
      )}
      {opened && frame && (
        <FieldPopover
          key={opened.id}
          authoring={authoring}
          frame={frame}
          field={opened}
          onSave={async (value) => {
            const { itemId: of, language: inLanguage, version, name: field } = opened;
            queue.add({ itemId: of, language: inLanguage, version, field, value });
            setOpened(undefined);
            await queue.flush();
            reload();
            return undefined;
          }}
          onClose={() => setOpened(undefined)}
          onFailure={tellFailure}
        />
      )}
      {settingsOf !== undefined && (
        <SettingsDialog
          authoring={authoring}
          language={language}
          place={place}
          itemId={settingsOf}
          lists={lists}
          onSave={blocks.saveFields}
          onClose={() => setSettingsOf(undefined)}
          onFailure={tellFailure}
        />
      )}
      {adding && (
        <AddBlockDialog
          place={adding}
          onAdd={async (component, fields) => {
            const problem = await actions.add(adding, component, fields);
            if (problem === undefined) setAdding(undefined);
            return problem;
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
      {conflict.fields && (
        <ConflictDialog
          fields={conflict.fields}
          onSettle={(choice) => void conflict.settle(choice)}
          onClose={conflict.hide}
        />
      )}
      {requests.dialog}
      {publish.dialog}
    </CommentsProvider>
  );
}
