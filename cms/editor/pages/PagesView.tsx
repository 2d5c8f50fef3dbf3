import { useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { tellFailure } from '../describeFailure';
import { languageName } from '../languageName';
import type { ViewProps } from '../views/view.types';
import { BinDialog } from './BinDialog';
import { DeleteDialog } from './DeleteDialog';
import { LanguageDialog } from './LanguageDialog';
import { NewPageDialog } from './NewPageDialog';
import { PageDetails } from './PageDetails';
import { PageGrid } from './PageGrid';
import { childrenOf, parentOf, rowsOf } from './pageRows';
import { orderPages, type PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { PlaceDialog } from './PlaceDialog';
import { PublishBelowDialog } from './PublishBelowDialog';
import { PublishPage } from './PublishPage';
import type { DropPlace } from './useDropPlace';
import { usePageTree } from './usePageTree';

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$3 $4',
  marginBlockEnd: '$4',
});

/** A line of its own: the field and the buttons stand on one. */
const Title = styled('div', { flex: '1 0 100%' });

const Search = styled('div', { flex: '1 1 $sizes$column', maxInlineSize: '$form' });

const Buttons = styled('div', { display: 'flex', gap: '$2' });

const Note = styled('div', { paddingBlockStart: '$4' });

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$panel' },
});

/** What is being asked about a page. */
type Asking =
  | { kind: 'new' | 'bin' }
  | { kind: 'move'; node: PageNode; parentId?: string }
  | { kind: 'copy' | 'delete' | 'publish' | 'publishBelow'; node: PageNode }
  | { kind: 'language'; node: PageNode; language: string };

/** The tree of a site's pages: found, made, moved, ordered, copied, deleted and restored. */
export default function PagesView({ authoring, place, onOpenPage }: ViewProps) {
  const site = place.site.name;
  const { nodes, failed, refresh } = usePageTree(authoring, site);
  const [wanted, setWanted] = useState('');
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [chosenId, setChosenId] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  const [busy, setBusy] = useState(false);
  const search = useRef<HTMLInputElement>(null);

  if (!nodes) {
    return failed ? (
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
  const open = new Set(
    nodes
      .filter(({ itemId }) => toggled.get(itemId) ?? itemId === home?.itemId)
      .map(({ itemId }) => itemId),
  );
  const rows = rowsOf(nodes, open, wanted);
  const chosen =
    nodes.find(({ itemId }) => itemId === chosenId) ??
    nodes.find(({ route }) => route === place.route) ??
    home;

  const isSearching = wanted.trim() !== '';
  const isInSight = rows.some(({ node }) => node.itemId === chosen?.itemId);
  const inSight = isSearching && !isInSight ? undefined : chosen;

  /** Opens a page in the tree, with everything above it. */
  const openBelow = (itemId: string) =>
    setToggled((now) => {
      const next = new Map(now);
      for (let at: string | null | undefined = itemId; at; at = parentOf(nodes, at)) {
        next.set(at, true);
      }
      return next;
    });
  const focusChosen = (itemId: string) =>
    // The row may have moved in the document, which takes the focus from it.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-page="${itemId}"]`)?.focus(),
    );

  async function attempt(action: () => Promise<void>) {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      tellFailure(error);
    }
    await refresh();
    setBusy(false);
  }

  /** Puts a page before another one beside it, or at the end. */
  const putBefore = (node: PageNode, before: string | undefined, keepFocus: boolean) =>
    attempt(async () => {
      await orderPages(authoring, { itemId: node.itemId, before });
      const others = childrenOf(nodes, node.parentId ?? '').filter(
        ({ itemId }) => itemId !== node.itemId,
      );
      const index = others.findIndex(({ itemId }) => itemId === before);
      const at = index < 0 ? others.length : index;
      showToast({ title: texts.ordered(node.displayName, at + 1, others.length + 1), id: 'order' });
      if (keepFocus) focusChosen(node.itemId);
    });

  function order(node: PageNode, by: -1 | 1) {
    if (busy || !node.parentId) return;
    const siblings = childrenOf(nodes ?? [], node.parentId);
    const at = siblings.findIndex(({ itemId }) => itemId === node.itemId) + by;
    if (at < 0 || at >= siblings.length) {
      showToast({ title: texts.cannotOrder(node.displayName), id: 'order' });
      return;
    }
    const hasFocus = document.activeElement?.getAttribute('data-page') === node.itemId;
    const before = siblings[by < 0 ? at : at + 1]?.itemId;
    void putBefore(node, before, hasFocus);
  }

  function drop(draggedId: string, target: PageNode, where: DropPlace) {
    const node = nodes?.find(({ itemId }) => itemId === draggedId);
    if (!node || !nodes) return;
    setChosenId(node.itemId);
    const parentId = where === 'into' ? target.itemId : (target.parentId ?? undefined);
    if (parentId !== node.parentId) return setAsking({ kind: 'move', node, parentId });
    if (where === 'into') return;
    const siblings = childrenOf(nodes, parentId ?? '').filter(
      ({ itemId }) => itemId !== node.itemId,
    );
    const index = siblings.findIndex(({ itemId }) => itemId === target.itemId);
    void putBefore(node, siblings[where === 'before' ? index : index + 1]?.itemId, false);
  }

  function finish(itemId: string, words: string) {
    setAsking(undefined);
    showToast({ title: words, look: 'success' });
    void refresh().then(() => setChosenId(itemId));
  }

  const openPage = (node: PageNode, language = place.language) => {
    if (!node.template) return;
    const has = (wantedLanguage: string) =>
      node.languages.some((one) => one.language === wantedLanguage && one.state);
    const first = node.languages.find(({ state }) => state)?.language;
    onOpenPage({
      ...place,
      language: has(language) ? language : (first ?? language),
      route: node.route,
    });
  };

  const close = () => setAsking(undefined);
  return (
    <>
      <Head>
        <Title>
          <Heading level={2} size={3}>
            {texts.title}
          </Heading>
        </Title>
        <Search>
          <TextField
            ref={search}
            type="search"
            label={texts.search}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </Search>
        <Buttons>
          <Button type="button" onClick={() => setAsking({ kind: 'new' })}>
            <Icon name="plus" />
            {texts.newPage}
          </Button>
          <Button type="button" variant="outline" onClick={() => setAsking({ kind: 'bin' })}>
            {texts.bin}
          </Button>
        </Buttons>
      </Head>
      <Text as="div" role="status" size="small" tone="muted">
        {isSearching &&
          (rows.length === 0
            ? texts.nothingFound
            : texts.found(rows.filter(({ isHit }) => isHit).length))}
      </Text>
      {failed && <Text role="alert">{texts.failed}</Text>}
      <Columns>
        <div>
          <PageGrid
            site={site}
            rows={rows}
            wanted={wanted}
            chosen={chosen?.itemId}
            onChoose={setChosenId}
            onToggle={(itemId, isOpen) => setToggled((now) => new Map(now).set(itemId, isOpen))}
            onOpen={openPage}
            onOrder={order}
            onDrop={drop}
          />
          <Note>
            <Text size="caption" tone="muted">
              {texts.intro}
            </Text>
          </Note>
        </div>
        <PageDetails
          // What a search leaves out is not what the buttons are about.
          node={inSight}
          hasBelow={inSight !== undefined && childrenOf(nodes, inSight.itemId).length > 0}
          busy={busy}
          onOpen={openPage}
          onOrder={order}
          onMove={(node) => setAsking({ kind: 'move', node })}
          onCopy={(node) => setAsking({ kind: 'copy', node })}
          onDelete={(node) => setAsking({ kind: 'delete', node })}
          onLanguage={(node, language) => setAsking({ kind: 'language', node, language })}
          onPublish={(node, withBelow) =>
            setAsking({ kind: withBelow ? 'publishBelow' : 'publish', node })
          }
        />
      </Columns>
      {asking?.kind === 'new' && home && (
        <NewPageDialog
          authoring={authoring}
          place={place}
          nodes={nodes}
          below={chosen && !chosen.fixed ? chosen.itemId : home.itemId}
          onDone={({ route }) => onOpenPage({ ...place, route })}
          onClose={close}
        />
      )}
      {(asking?.kind === 'move' || asking?.kind === 'copy') && (
        <PlaceDialog
          authoring={authoring}
          kind={asking.kind}
          node={asking.node}
          nodes={nodes}
          parentId={asking.kind === 'move' ? asking.parentId : undefined}
          onDone={({ itemId, route }, parentId) => {
            const { displayName } = asking.node;
            const isMove = asking.kind === 'move';
            openBelow(parentId);
            finish(itemId, isMove ? texts.moved(displayName, route) : texts.copied(displayName));
          }}
          onClose={close}
        />
      )}
      {asking?.kind === 'publish' && (
        <PublishPage
          authoring={authoring}
          place={place}
          node={asking.node}
          onOpen={(language) => openPage(asking.node, language)}
          onChanged={() => void refresh()}
          onClose={close}
        />
      )}
      {asking?.kind === 'publishBelow' && (
        <PublishBelowDialog
          authoring={authoring}
          node={asking.node}
          nodes={nodes}
          onDone={() => finish(asking.node.itemId, texts.publishedBelow(asking.node.displayName))}
          onClose={close}
        />
      )}
      {asking?.kind === 'delete' && (
        <DeleteDialog
          authoring={authoring}
          node={asking.node}
          nodes={nodes}
          onDone={() => {
            const { parentId, displayName } = asking.node;
            finish(parentId ?? home?.itemId ?? '', texts.deleted(displayName));
            // The row that had the focus is gone.
            search.current?.focus();
          }}
          onClose={close}
        />
      )}
      {asking?.kind === 'language' && (
        <LanguageDialog
          authoring={authoring}
          node={asking.node}
          language={asking.language}
          onDone={() =>
            finish(
              asking.node.itemId,
              texts.languageAdded(languageName(asking.language), asking.node.displayName),
            )
          }
          onClose={close}
        />
      )}
      {asking?.kind === 'bin' && (
        <BinDialog
          authoring={authoring}
          site={site}
          onChanged={() => void refresh()}
          onClose={close}
        />
      )}
    </>
  );
}
