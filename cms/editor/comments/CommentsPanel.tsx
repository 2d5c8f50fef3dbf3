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
import { showFailure } from '../describeFailure';
import { useSiteTime } from '../siteTime';
import { CommentForm } from './CommentForm';
import type { CommentThread } from './commentsApi';
import { useComments } from './CommentsProvider';
import { typeName } from '../forms/contractTexts';
import { commentTexts as texts } from './commentsTexts';
import { personName } from '../people/personName';

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

const CardHeader = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});

const BlockLink = styled('button', {
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

const CommentList = styled('ul', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const CommentText = styled('p', {
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

/** The comment threads of the page and its blocks. */
export function CommentsPanel({ placeholders, onSelect }: CommentsPanelProps) {
  const { threads, hasFailed, reload, requestedSubject, requestComments } = useComments();
  const [showsResolved, setShowsResolved] = useState(false);
  const startRef = useRef<HTMLButtonElement>(null);

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

  const openThreads = threads.filter(({ isResolved }) => !isResolved);
  const resolvedThreads = threads.filter(({ isResolved }) => isResolved);
  const hasOpen = (uid: string | undefined) =>
    uid !== undefined && openThreads.some(({ blockUid }) => blockUid === uid);
  const isNew = requestedSubject !== undefined && !hasOpen(requestedSubject.blockUid);
  const getSubject = (thread: CommentThread) => findSubject(thread, placeholders);
  const newSubject = requestedSubject?.blockUid
    ? (requestedSubject.label ?? findBlockLabel(placeholders, requestedSubject.blockUid) ?? '')
    : texts.aboutPage;

  return (
    <>
      <Text size="small" color="muted">
        {openThreads.length === 0 && !isNew ? texts.none : texts.intro}
      </Text>
      {isNew ? (
        <CommentForm
          key={requestedSubject.blockUid ?? 'page'}
          label={texts.newAbout({ what: newSubject })}
          about={{ blockUid: requestedSubject.blockUid }}
          onClose={(sent) => {
            requestComments(undefined);
            if (sent) showToast({ title: texts.sent, variant: 'success', id: 'editor' });
            // The form is removed, so the focus returns to the button that opened it.
            requestAnimationFrame(() => startRef.current?.focus());
          }}
        />
      ) : (
        <div>
          <Button
            type="button"
            ref={startRef}
            variant="ghost"
            size="small"
            onClick={() => requestComments({})}
          >
            <Icon name="plus" />
            {texts.commentOnPage}
          </Button>
        </div>
      )}
      <List>
        {openThreads.map((thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            subject={getSubject(thread)}
            isRequested={
              requestedSubject?.blockUid !== undefined &&
              requestedSubject.blockUid === thread.blockUid
            }
            onSelect={onSelect}
          />
        ))}
      </List>
      {resolvedThreads.length > 0 && (
        <div>
          <Button
            type="button"
            variant="ghost"
            size="small"
            aria-expanded={showsResolved}
            onClick={() => setShowsResolved(!showsResolved)}
          >
            {texts.showResolved({ count: resolvedThreads.length })}
          </Button>
        </div>
      )}
      {showsResolved && (
        <List>
          {resolvedThreads.map((thread) => (
            <Thread
              key={thread.id}
              thread={thread}
              subject={getSubject(thread)}
              isRequested={false}
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
  subject: { label: string; uid?: string };
  isRequested: boolean;
  onSelect: (uid: string) => void;
}

function Thread({ thread, subject, isRequested, onSelect }: ThreadProps) {
  const formatTime = useSiteTime();
  const { resolve, markRead } = useComments();
  const [isReplying, setIsReplying] = useState(false);
  const cardRef = useRef<HTMLLIElement>(null);
  const { id, isResolved, isUnread, resolvedBy, comments } = thread;
  const { label, uid } = subject;

  useEffect(() => {
    if (isRequested) cardRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isRequested]);

  const toggleResolved = () =>
    void resolve(id, !isResolved).then(
      () => showToast({ title: isResolved ? texts.reopened : texts.resolved, id: 'editor' }),
      showFailure,
    );

  return (
    <Card
      ref={cardRef}
      wanted={isRequested}
      resolved={isResolved}
      aria-label={label}
      data-thread=""
    >
      <CardHeader>
        {uid === undefined ? (
          <Text size="small" weight="bold" color="muted">
            {label}
          </Text>
        ) : (
          <BlockLink
            type="button"
            aria-label={texts.showBlock({ block: label })}
            onClick={() => onSelect(uid)}
          >
            {label}
          </BlockLink>
        )}
        {isUnread && <Badge variant="campaign">{texts.unread}</Badge>}
      </CardHeader>
      <CommentList>
        {comments.map(({ id: commentId, authorName, isMine, text, created }) => (
          <li key={commentId}>
            <Text as="div" size="caption" color="muted">
              {isMine ? texts.you : personName(authorName)} ·{' '}
              <time dateTime={created}>{formatTime(created)}</time>
            </Text>
            <CommentText>{text}</CommentText>
          </li>
        ))}
      </CommentList>
      {isResolved && resolvedBy && (
        <Text size="caption" color="muted">
          {texts.resolvedBy({ name: resolvedBy })}
        </Text>
      )}
      {isReplying ? (
        <CommentForm
          label={texts.reply}
          about={{ threadId: id }}
          onClose={(sent) => {
            setIsReplying(false);
            if (sent) showToast({ title: texts.sent, variant: 'success', id: 'editor' });
            requestAnimationFrame(() => cardRef.current?.querySelector('button')?.focus());
          }}
        />
      ) : (
        <Buttons>
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => {
              setIsReplying(true);
              if (isUnread) markRead(id);
            }}
          >
            {texts.reply}
          </Button>
          <Button type="button" variant="ghost" size="small" onClick={toggleResolved}>
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

/** Returns what a thread is about: the page, a block of it, or a block that was removed. */
function findSubject({ blockUid, component }: CommentThread, placeholders: Placeholders) {
  if (!blockUid) return { label: texts.aboutPage };
  const label = findBlockLabel(placeholders, blockUid);
  if (label !== undefined) return { label, uid: blockUid };
  return { label: texts.blockRemoved({ block: typeName(component ?? '') }) };
}

function findBlockLabel(placeholders: Placeholders, uid: string): string | undefined {
  const component = findBlock(placeholders, uid)?.block.componentName;
  return component === undefined ? undefined : typeName(component);
}
