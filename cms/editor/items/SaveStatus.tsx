import { Button } from '../../../design-system/components/Button/Button';
import { styled } from '../../../design-system/stitches';
import type { Unpublished } from '../authoring';
import type { SaveQueue, SaveState } from './SaveQueue';
import { texts } from '../texts';

const StatusRow = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minInlineSize: 0,
  fontSize: '$small',
  lineHeight: '$snug',
  '&::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: '$space$2',
    blockSize: '$space$2',
    borderRadius: '$round',
    backgroundColor: 'currentColor',
  },
  variants: {
    variant: {
      calm: { color: '$muted' },
      draft: { color: '$warning' },
      done: { color: '$success' },
      wrong: { color: '$danger', fontWeight: '$medium' },
    },
  },
});

interface SaveStatusProps {
  state: SaveState;
  unpublished: Unpublished | undefined;
  queue: SaveQueue;
  /** The name of the person whose change is in conflict, once it is known. */
  conflictAuthor: string | undefined;
  /** Opens the dialog with both versions of a conflict. */
  onConflict: () => void;
  /** Discards what the platform refuses. */
  onDiscard: () => void;
  /** Opens the dialog for signing in again, without leaving the page. */
  onSignIn: () => void;
}

/** Shows whether changes are being saved, saved, kept in the browser, or published. */
export function SaveStatus(props: SaveStatusProps) {
  const { state, unpublished, queue, conflictAuthor, onConflict, onSignIn } = props;
  return (
    <div role="status">
      <StatusRow variant={getStatusVariant(state, unpublished)} data-save-state={state.status}>
        <span>
          {state.status === 'conflict' && conflictAuthor
            ? texts.conflictNamed({ name: conflictAuthor })
            : getStatusText(state, unpublished)}
        </span>
        {state.status === 'failed' && (
          <Button type="button" variant="outline" size="small" onClick={() => void queue.flush()}>
            {texts.retry}
          </Button>
        )}
        {state.status === 'conflict' && (
          <Button type="button" variant="outline" size="small" onClick={onConflict}>
            {texts.compare}
          </Button>
        )}
        {state.status === 'signedOut' && (
          <Button type="button" variant="outline" size="small" onClick={onSignIn}>
            {texts.signInAgain}
          </Button>
        )}
        {state.status === 'refused' && (
          <Button type="button" variant="outline" size="small" onClick={props.onDiscard}>
            {texts.discard}
          </Button>
        )}
      </StatusRow>
    </div>
  );
}

const countDrafts = (unpublished: Unpublished | undefined) =>
  (unpublished?.page ?? 0) + (unpublished?.shared ?? 0);

function getStatusText(state: SaveState, unpublished: Unpublished | undefined): string {
  const { status } = texts;
  if (state.status === 'refused') return `${status.refused}: ${state.message}`;
  if (state.status !== 'idle' && state.status !== 'saved') return status[state.status];
  const drafts = countDrafts(unpublished);
  if (drafts > 0) return `${status.saved} · ${status.drafts({ count: drafts })}`;
  return unpublished ? status.published : '';
}

function getStatusVariant(state: SaveState, unpublished: Unpublished | undefined) {
  if (state.status === 'waiting' || state.status === 'saving') return 'calm';
  if (state.status === 'idle' || state.status === 'saved') {
    return countDrafts(unpublished) > 0 ? 'draft' : unpublished ? 'done' : 'calm';
  }
  return 'wrong';
}
