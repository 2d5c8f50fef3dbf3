import { useState, type SyntheticEvent } from 'react';
import { object, string } from 'yup';
import { Button } from '../../../design-system/components/Button/Button';
import { EditorDialog } from '../EditorDialog';
import { Link } from '../../../design-system/components/Link/Link';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { ErrorText } from '../ErrorText';
import { useMe } from './me';
import { PasswordField } from './PasswordField';
import { peopleTexts as texts } from './peopleTexts';

const answerSchema = object({ csrf: string().required(), id: string().required() });
const refusalSchema = object({
  problem: string()
    .oneOf(['empty', 'wrong', 'wrongCode', 'tooMany', 'notHere', 'code'] as const)
    .required(),
});

interface SignInAgainDialogProps {
  onClose: () => void;
  /** Called when there is a session again. */
  onSignedIn: (csrf: string) => void;
}

/** Signs in again after the session has ended, without leaving the page, so that no input is lost. */
export function SignInAgainDialog({ onClose, onSignedIn }: SignInAgainDialogProps) {
  const me = useMe();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const isSecret = me.id === 'secret';

  async function attempt(send: () => Promise<Response>, fallbackText: string): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const response = await send();
      const body: unknown = await response.json().catch(() => undefined);
      if (response.ok && answerSchema.isValidSync(body)) {
        const { csrf, id } = answerSchema.cast(body);
        // Someone else has signed in, so the editor restarts with their account.
        if (id !== me.id) return window.location.reload();
        return onSignedIn(csrf);
      }
      const kind = refusalSchema.isValidSync(body) ? refusalSchema.cast(body).problem : undefined;
      if (kind === 'code') return setNeedsCode(true);
      const isWrongSecret = isSecret && kind === 'wrong';
      setProblem(isWrongSecret ? texts.wrongSecret : kind ? texts.problems[kind] : fallbackText);
    } catch {
      setProblem(texts.outOfReach);
    } finally {
      setIsBusy(false);
    }
  }

  function signIn(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = new URLSearchParams(
      ['email', 'password', 'secret', 'code'].map((name) => [name, String(fields.get(name) ?? '')]),
    );
    const headers = { accept: 'application/json' };
    const send = async () => {
      const address = needsCode ? '/_edit/code' : '/_edit/session';
      const response = await fetch(address, { method: 'POST', body, headers });
      return response.ok ? fetch('/_edit/session') : response;
    };
    // `attempt` reports failures.
    void attempt(send, texts.problems.wrong);
  }

  const continueHere = () => void attempt(() => fetch('/_edit/session'), texts.stillOut);

  return (
    <EditorDialog
      open
      size="small"
      onClose={onClose}
      title={texts.signedOutTitle}
      actions={
        <>
          <Button type="submit" form="sign-in-again" disabled={isBusy}>
            {texts.signIn}
          </Button>
          <Button type="button" variant="outline" onClick={continueHere} disabled={isBusy}>
            {texts.goOnHere}
          </Button>
        </>
      }
    >
      <form id="sign-in-again" onSubmit={signIn}>
        <Stack gap={4}>
          <Text>{texts.signedOutText}</Text>
          {needsCode ? (
            <TextField
              label={texts.code}
              hint={texts.codeIntro}
              name="code"
              autoComplete="one-time-code"
              maxLength={20}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- it replaces the field that had the focus
              autoFocus
              required
            />
          ) : isSecret ? (
            <PasswordField label={texts.secret} name="secret" autoComplete="off" required />
          ) : (
            <>
              <TextField
                label={texts.email}
                name="email"
                type="email"
                autoComplete="username"
                defaultValue={me.email}
                required
              />
              <PasswordField
                label={texts.password}
                name="password"
                autoComplete="current-password"
                required
              />
            </>
          )}
          <ErrorText>{problem}</ErrorText>
          <Text size="small">
            <Link href="/_edit" target="_blank">
              {texts.otherWay}
            </Link>
          </Text>
        </Stack>
      </form>
    </EditorDialog>
  );
}
