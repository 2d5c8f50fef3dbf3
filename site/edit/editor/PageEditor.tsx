import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { AddBlockDialog } from './AddBlockDialog';
import type { Authoring } from './authoring';
import { findBlock } from './blockTree';
import type { CanvasField } from './canvas/readCanvas';
import { ConflictDialog } from './ConflictDialog';
import { tellFailure } from './describeFailure';
import type { EditorSite } from './editorView.types';
import { FieldBar } from './FieldBar';
import { FieldPopover } from './FieldPopover';
import type { NewPlace } from './panels/BlocksPanel';
import { PublishDialog } from './publish/PublishDialog';
import { SaveStatus } from './SaveStatus';
import type { Saved } from './saving/SaveQueue';
import { SettingsDialog } from './SettingsDialog';
import { SidePanel } from './SidePanel';
import { Stage, type StageWidth } from './Stage';
import { texts } from './texts';
import { TopBar } from './TopBar';
import { useBlockActions } from './useBlockActions';
import { useCanvas } from './useCanvas';
import { useConflict } from './useConflict';
import { usePageItem } from './usePageItem';
import { usePages, type Place } from './usePages';
import { usePictures } from './usePictures';
import { usePublish } from './usePublish';
import { useSaving } from './useSaving';
import { useUndo } from './useUndo';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100dvh',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridAutoRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
  },
  '@lg': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$panel' } },
});

interface PageEditorProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
  place: Place;
  onPlace: (place: Place) => void;
  /** The way to the editor's other views. */
  navigation: ReactNode;
  onSignOut: () => void;
}

/** The page in a frame, edited in place, with what can be done to it around it. */
export function PageEditor(props: PageEditorProps) {
  const { authoring, sites, place, onPlace, navigation, onSignOut } = props;
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [width, setWidth] = useState<StageWidth>('desktop');
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<CanvasField>();
  const [settingsOf, setSettingsOf] = useState<string>();
  const [panelOpen, setPanelOpen] = useState(false);
  const [adding, setAdding] = useState<NewPlace>();
  const [toShow, setToShow] = useState<string>();

  const { pages, page: summary } = usePages(authoring, place, tellFailure);
  const { language } = place;
  const itemId = summary?.itemId;
  const { page, refresh } = usePageItem(authoring, itemId, language, tellFailure);
  const pictures = usePictures(authoring, place.site.name);

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
  const { canUndo, remember, undo, forget } = useUndo(authoring, () => queue, reload, tellFailure);
  useEffect(() => {
    undoRef.current = remember;
    refreshRef.current = refresh;
  });

  const blocks = useBlockActions({ authoring, queue, page, remember, reload });
  const publish = usePublish({ queue, page, refresh });
  const conflict = useConflict(authoring, queue, state, reload);

  const canvas = useCanvas({
    queue,
    onOpen: (field) => void queue.flush().then(() => setOpened(field)),
    onKey: (event) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      const isWriting = (event.target as Element | null)?.closest?.('[contenteditable]');
      // In a text the browser undoes what was typed.
      if (!isUndo || isWriting) return;
      event.preventDefault();
      void undo();
    },
  });
  const { attach, select, selection, frame } = canvas;

  function goTo(next: Place): void {
    void queue.flush();
    forget();
    select(undefined);
    onPlace(next);
  }

  const onPage = useCallback(
    (shown: HTMLIFrameElement | undefined) => attach(mode === 'edit' ? shown : undefined),
    [attach, mode],
  );

  const address =
    itemId === undefined ? undefined : pageAddress(place, summary?.route, itemId, mode);
  const chosen = selection?.block ? canvas.editor?.content.blocks.get(selection.block) : undefined;
  const placeholders = page?.item.placeholders ?? {};
  const blockPlace = selection?.block ? findBlock(placeholders, selection.block) : undefined;

  function showNow(uid: string) {
    canvas.editor?.content.blocks.get(uid)?.open.nextElementSibling?.scrollIntoView({
      block: 'center',
    });
    select({ block: uid });
  }

  /** Shows a block on the page as it is edited, which may have to be fetched first. */
  async function showBlock(uid: string) {
    if (mode === 'edit') return showNow(uid);
    await changeMode('edit');
    setToShow(uid);
  }

  useEffect(() => {
    if (toShow === undefined || !canvas.editor?.content.blocks.has(toShow)) return;
    setToShow(undefined);
    showNow(toShow);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is to be shown is shown once
  }, [toShow, canvas.editor]);

  async function changeMode(next: 'edit' | 'preview') {
    await queue.flush();
    select(undefined);
    setMode(next);
  }

  return (
    <>
      <Layout>
        <TopBar
          sites={sites}
          place={place}
          pages={pages}
          mode={mode}
          width={width}
          canUndo={canUndo}
          page={summary}
          onPlace={goTo}
          onMode={(next) => void changeMode(next)}
          onWidth={setWidth}
          panelOpen={panelOpen}
          onPanel={() => setPanelOpen(!panelOpen)}
          onUndo={() => void undo()}
          onPublish={() => void publish.open()}
          publishing={publish.busy}
          navigation={navigation}
          onSignOut={() => void queue.flush().then(onSignOut)}
        >
          <SaveStatus
            state={state}
            queue={queue}
            unpublished={page?.unpublished}
            onConflict={conflict.show}
          />
        </TopBar>
        <div>
          <Stage
            address={address}
            round={round}
            width={width}
            onPage={onPage}
            title={texts.canvas(summary?.displayName ?? '')}
          />
          <SidePanel
            authoring={authoring}
            page={page}
            placeholders={placeholders}
            open={panelOpen}
            pageAddress={publicAddress(place, summary?.route)}
            selected={selection?.block}
            onSelect={showNow}
            onMove={(uid, by) => void blocks.move(uid, by)}
            onRemove={(uid) => void blocks.remove(uid)}
            onSettings={(uid) => setSettingsOf(findBlock(placeholders, uid)?.block.dataSource)}
            onPageSettings={() => setSettingsOf(itemId)}
            onAdd={setAdding}
            onRestore={(revision) => void blocks.restore(revision)}
            onFailure={tellFailure}
          />
        </div>
      </Layout>
      {mode === 'edit' && frame && selection && (
        <FieldBar
          frame={frame}
          selection={selection}
          moved={canvas.moved}
          block={chosen}
          place={blockPlace}
          onOpen={setOpened}
          onMove={(by) => void blocks.move(selection.block ?? '', by)}
          onRemove={() => void blocks.remove(selection.block ?? '')}
          onSettings={() => setSettingsOf(blockPlace?.block.dataSource)}
          onAdd={setAdding}
        />
      )}
      {opened && frame && (
        <FieldPopover
          key={opened.id}
          authoring={authoring}
          frame={frame}
          pictures={pictures}
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
          pictures={pictures}
          itemId={settingsOf}
          onSave={async (item, changed) => {
            const problem = await blocks.saveFields(item, changed);
            if (problem === undefined) setSettingsOf(undefined);
            return problem;
          }}
          onClose={() => setSettingsOf(undefined)}
          onFailure={tellFailure}
        />
      )}
      {adding && (
        <AddBlockDialog
          place={adding}
          pictures={pictures}
          onAdd={async (component, fields) => {
            const problem = await blocks.add(adding, component, fields);
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
      {publish.isOpen && page && summary && (
        <PublishDialog
          authoring={authoring}
          place={place}
          page={page}
          name={summary.displayName}
          isPublic={page.unpublished.isPublic}
          addresses={{
            edited: pageAddress(place, summary.route, page.itemId, 'edit'),
            preview: pageAddress(place, summary.route, page.itemId, 'preview'),
            published: pageAddress(place, summary.route, page.itemId, 'preview', 'published'),
          }}
          onShow={(uid) => {
            publish.close();
            void showBlock(uid);
          }}
          onChanged={reload}
          onClose={publish.close}
        />
      )}
    </>
  );
}

/** Address of the page as the editor's frame shows it. */
function pageAddress(
  { site, language }: Place,
  route: string | undefined,
  itemId: string,
  mode: 'edit' | 'preview',
  of: 'page' | 'published' = 'page',
): string {
  const query = {
    mode,
    route: route ?? '/',
    sc_site: site.name,
    sc_itemid: itemId,
    sc_lang: language,
  };
  return `/_edit/${of}?${new URLSearchParams(query)}`;
}

/** Where visitors find the page. */
function publicAddress({ site, language }: Place, route = '/'): string {
  const prefix = language === site.languages[0] ? '' : `/${language}`;
  return `${site.origin}${route === '/' ? prefix || '/' : prefix + route}`;
}
