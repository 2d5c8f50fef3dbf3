import { Button } from '../../../design-system/components/Button/Button';
import { styled } from '../../../design-system/stitches';
import type { Unpublished } from '../authoring';
import type { SaveQueue, SaveState } from './SaveQueue';
import { texts } from '../texts';

const Line = styled('div', {
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
    look: {
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
  /** Shows both versions of a conflict. */
  onConflict: () => void;
  /** Signs in again, here. */
  onSignIn: () => void;
}

/** Where the changes are: being saved, saved, kept here, or seen by everybody. */
export function SaveStatus({ state, unpublished, queue, onConflict, onSignIn }: SaveStatusProps) {
  return (
    <div role="status">
      <Line look={lookOf(state, unpublished)} data-save-state={state.is}>
        <span>{wordsOf(state, unpublished)}</span>
        {state.is === 'failed' && (
          <Button type="button" variant="outline" size="small" onClick={() => void queue.flush()}>
            {texts.retry}
          </Button>
        )}
        {state.is === 'conflict' && (
          <Button type="button" variant="outline" size="small" onClick={onConflict}>
            {texts.compare}
          </Button>
        )}
        {state.is === 'signedOut' && (
          <Button type="button" variant="outline" size="small" onClick={onSignIn}>
            {texts.signInAgain}
          </Button>
        )}
        {state.is === 'refused' && (
          <Button type="button" variant="outline" size="small" onClick={() => queue.discard()}>
            {texts.field.clear}
          </Button>
        )}
      </Line>
    </div>
  );
}

const draftsOf = (unpublished: Unpublished | undefined) =>
  (unpublished?.page ?? 0) + (unpublished?.shared ?? 0);

function wordsOf(state: SaveState, unpublished: Unpublished | undefined): string {
  const { status } = texts;
  if (state.is === 'refused') return `${status.refused}: ${state.message}`;
  if (state.is !== 'idle' && state.is !== 'saved') return status[state.is];
  const drafts = draftsOf(unpublished);
  if (drafts > 0) return `${status.saved} · ${status.drafts(drafts)}`;
  return unpublished ? status.published : '';
}

function lookOf(state: SaveState, unpublished: Unpublished | undefined) {
  if (state.is === 'waiting' || state.is === 'saving') return 'calm';
  if (state.is === 'idle' || state.is === 'saved') {
    return draftsOf(unpublished) > 0 ? 'draft' : unpublished ? 'done' : 'calm';
  }
  return 'wrong';
}
