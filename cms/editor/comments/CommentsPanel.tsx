import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import type { Placeholders } from '../authoring';
import { findBlock } from '../blocks/blockTree';
import { tellFailure } from '../describeFailure';
import { contracts } from '../forms/checkValue';
import { useSiteTime } from '../siteTime';
import { CommentForm } from './CommentForm';
import type { CommentThread } from './commentsApi';
import { useComments } from './CommentsProvider';
import { commentTexts as texts } from './commentsTexts';

const List = styled('ol', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });

const Card = styled('li', {
  display: 'grid',
  gap: '$3',
  padding: '$3 $4',
  border: '1px solid $line',
  borderRadius: '$control',
  variants: {
    wanted: { true: { borderColor: '$focus', boxShadow: 'inset 0 0 0 1px $colors$focus' } },
    resolved: { true: { backgroundColor: '$surface' } },
  },
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});

const Place = styled('button', {
  minInlineSize: 0,
  minBlockSize: '$target',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$link',
  fontSize: '$small',
  fontWeight: '$semibold',
  textAlign: 'start',
  cursor: 'pointer',
});

const Said = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });

const Words = styled('p', {
  margin: 0,
  fontSize: '$small',
  lineHeight: '$snug',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

interface CommentsPanelProps {
  placeholders: Placeholders;
  /** Shows a block on the page. */
  onSelect: (uid: string) => void;
}

/** The conversations about the page and its blocks. */
export function CommentsPanel({ placeholders, onSelect }: CommentsPanelProps) {
  const { threads, hasFailed, reload, wanted, want } = useComments();
  const [showsResolved, setShowsResolved] = useState(false);
  const start = useRef<HTMLButtonElement>(null);

  if (hasFailed) {
    return (
      <div role="alert">
        <Text size="small">{texts.failed}</Text>
        <Button type="button" variant="outline" size="small" onClick={reload}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  if (!threads) return <Spinner role="status" aria-label={texts.loading} />;

  const open = threads.filter(({ isResolved }) => !isResolved);
  const resolved = threads.filter(({ isResolved }) => isResolved);
  const hasOpen = (uid: string | undefined) =>
    uid !== undefined && open.some(({ blockUid }) => blockUid === uid);
  const isNew = wanted !== undefined && !hasOpen(wanted.blockUid);
  const describe = (thread: CommentThread) => placeOf(thread, placeholders);
  const newAbout = wanted?.blockUid
    ? (wanted.label ?? labelIn(placeholders, wanted.blockUid) ?? '')
    : texts.aboutPage;

  return (
    <>
      <Text size="small" tone="muted">
        {open.length === 0 && !isNew ? texts.none : texts.intro}
      </Text>
      {isNew ? (
        <CommentForm
          key={wanted.blockUid ?? 'page'}
          label={texts.newAbout(newAbout)}
          about={{ blockUid: wanted.blockUid }}
          onDone={(sent) => {
            want(undefined);
            if (sent) showToast({ title: texts.sent, look: 'success', id: 'editor' });
            // The form is gone; what is done next begins where it began.
            requestAnimationFrame(() => start.current?.focus());
          }}
        />
      ) : (
        <div>
          <Button type="button" ref={start} variant="ghost" size="small" onClick={() => want({})}>
            <Icon name="plus" />
            {texts.commentOnPage}
          </Button>
        </div>
      )}
      <List>
        {open.map((thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            place={describe(thread)}
            isWanted={wanted?.blockUid !== undefined && wanted.blockUid === thread.blockUid}
            onSelect={onSelect}
          />
        ))}
      </List>
      {resolved.length > 0 && (
        <div>
          <Button
            type="button"
            variant="ghost"
            size="small"
            aria-expanded={showsResolved}
            onClick={() => setShowsResolved(!showsResolved)}
          >
            {texts.showResolved(resolved.length)}
          </Button>
        </div>
      )}
      {showsResolved && (
        <List>
          {resolved.map((thread) => (
            <Thread
              key={thread.id}
              thread={thread}
              place={describe(thread)}
              isWanted={false}
              onSelect={onSelect}
            />
          ))}
        </List>
      )}
    </>
  );
}

interface ThreadProps {
  thread: CommentThread;
  place: { label: string; uid?: string };
  isWanted: boolean;
  onSelect: (uid: string) => void;
}

function Thread({ thread, place, isWanted, onSelect }: ThreadProps) {
  const when = useSiteTime();
  const { resolve, markRead } = useComments();
  const [isReplying, setReplying] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const { id, isResolved, isUnread, resolvedBy, comments } = thread;
  const { label, uid } = place;

  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);

  const end = () =>
    void resolve(id, !isResolved).then(
      () => showToast({ title: isResolved ? texts.reopened : texts.resolved, id: 'editor' }),
      tellFailure,
    );

  return (
    <Card ref={card} wanted={isWanted} resolved={isResolved} aria-label={label} data-thread="">
      <Head>
        {uid === undefined ? (
          <Text size="small" weight="bold" tone="muted">
            {label}
          </Text>
        ) : (
          <Place type="button" aria-label={texts.showBlock(label)} onClick={() => onSelect(uid)}>
            {label}
          </Place>
        )}
        {isUnread && <Badge look="campaign">{texts.unread}</Badge>}
      </Head>
      <Said>
        {comments.map(({ id: key, authorName, isMine, text, created }) => (
          <li key={key}>
            <Text as="div" size="caption" tone="muted">
              {isMine ? texts.you : authorName} · <time dateTime={created}>{when(created)}</time>
            </Text>
            <Words>{text}</Words>
          </li>
        ))}
      </Said>
      {isResolved && resolvedBy && (
        <Text size="caption" tone="muted">
          {texts.resolvedBy(resolvedBy)}
        </Text>
      )}
      {isReplying ? (
        <CommentForm
          label={texts.reply}
          about={{ threadId: id }}
          onDone={(sent) => {
            setReplying(false);
            if (sent) showToast({ title: texts.sent, look: 'success', id: 'editor' });
            requestAnimationFrame(() => card.current?.querySelector('button')?.focus());
          }}
        />
      ) : (
        <Buttons>
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => {
              setReplying(true);
              if (isUnread) markRead(id);
            }}
          >
            {texts.reply}
          </Button>
          <Button type="button" variant="ghost" size="small" onClick={end}>
            {isResolved ? texts.reopen : texts.resolve}
          </Button>
          {isUnread && (
            <Button type="button" variant="ghost" size="small" onClick={() => markRead(id)}>
              {texts.markRead}
            </Button>
          )}
        </Buttons>
      )}
    </Card>
  );
}

/** What a conversation is about, and the block to show for it. */
function placeOf({ blockUid, component }: CommentThread, placeholders: Placeholders) {
  if (!blockUid) return { label: texts.aboutPage };
  const label = labelIn(placeholders, blockUid);
  if (label !== undefined) return { label, uid: blockUid };
  return { label: texts.blockRemoved(nameOf(component ?? '')) };
}

function labelIn(placeholders: Placeholders, uid: string): string | undefined {
  const component = findBlock(placeholders, uid)?.block.componentName;
  return component === undefined ? undefined : nameOf(component);
}

const nameOf = (component: string) => contracts.blocks[component]?.label ?? component;
