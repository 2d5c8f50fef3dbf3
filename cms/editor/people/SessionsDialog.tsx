import { useCallback, useEffect, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { EditorDialog } from '../EditorDialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { texts as editorTexts } from '../texts';
import { endOtherSessions, endSession, readSessions, type EditorSession } from './peopleApi';
import { peopleTexts as texts } from './peopleTexts';
import { useSiteTime } from '../siteTime';

/** The list of an account's sessions or passkeys. */
export const AccountList = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const AccountRow = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
});

interface SessionsDialogProps {
  authoring: Authoring;
  onClose: () => void;
}

/** The sessions of the current account, with buttons to end them. */
export function SessionsDialog({ authoring, onClose }: SessionsDialogProps) {
  const formatTime = useSiteTime();
  const [sessions, setSessions] = useState<readonly EditorSession[]>();
  const [problem, setProblem] = useState<string>();

  const runAndReload = useCallback(
    async (action?: () => Promise<unknown>, successText?: string) => {
      try {
        await action?.();
        setSessions(await readSessions(authoring));
        setProblem(undefined);
        if (successText) showToast({ title: successText, variant: 'success', id: 'editor' });
      } catch (error) {
        setProblem(describeFailure(error));
      }
    },
    [authoring],
  );
  useEffect(() => {
    // `runAndReload` reports failures.
    void runAndReload();
  }, [runAndReload]);

  const otherSessions = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <EditorDialog
      open
      size="small"
      onClose={onClose}
      title={texts.sessions}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {editorTexts.close}
          </Button>
          <Button
            type="button"
            variant="outline"
            disabled={otherSessions.length === 0}
            onClick={() => void runAndReload(() => endOtherSessions(authoring), texts.othersEnded)}
          >
            {texts.endOthers}
          </Button>
        </>
      }
    >
      <Text color="muted" size="small">
        {texts.sessionsIntro}
      </Text>
      <ErrorText>{problem}</ErrorText>
      {!sessions && !problem && <Spinner role="status" aria-label={texts.sessions} />}
      <AccountList>
        {sessions?.map(({ id, browser, seen, isCurrent }) => (
          <AccountRow key={id}>
            <div>
              <Text as="div" weight="medium">
                {browser}
              </Text>
              <Text as="div" size="caption" color="muted">
                {texts.lastUsed({ time: formatTime(seen) })}
              </Text>
            </div>
            {isCurrent ? (
              <Badge>{texts.thisSession}</Badge>
            ) : (
              <Button
                type="button"
                variant="outline"
                size="small"
                aria-label={texts.endSessionOn({ browser })}
                onClick={() =>
                  void runAndReload(() => endSession(authoring, id), texts.sessionEnded)
                }
              >
                {texts.endSession}
              </Button>
            )}
          </AccountRow>
        ))}
      </AccountList>
    </EditorDialog>
  );
}
