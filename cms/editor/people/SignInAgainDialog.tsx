import { useState, type SyntheticEvent } from 'react';
import { object, string } from 'yup';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Link } from '../../../design-system/components/Link/Link';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { ErrorText } from '../ErrorText';
import { useMe } from './me';
import { PasswordField } from './PasswordField';
import { peopleTexts as texts } from './peopleTexts';

const answer = object({ csrf: string().required(), id: string().required() });
const refusal = object({
  problem: string()
    .oneOf(['wrong', 'tooMany', 'notHere'] as const)
    .required(),
});

interface SignInAgainDialogProps {
  onClose: () => void;
  /** There is a session again. */
  onSignedIn: (csrf: string) => void;
}

/** The session is over: signs in again without leaving the page, so that nothing written is lost. */
export function SignInAgainDialog({ onClose, onSignedIn }: SignInAgainDialogProps) {
  const me = useMe();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isSecret = me.id === 'secret';

  async function attempt(send: () => Promise<Response>, otherwise: string): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await send();
      const body: unknown = await response.json().catch(() => undefined);
      if (response.ok && answer.isValidSync(body)) {
        const { csrf, id } = answer.cast(body);
        // Somebody else has signed in there: the editor starts anew, as theirs.
        if (id !== me.id) return window.location.reload();
        return onSignedIn(csrf);
      }
      const kind = refusal.isValidSync(body) ? refusal.cast(body).problem : undefined;
      const isWrongSecret = isSecret && kind === 'wrong';
      setProblem(isWrongSecret ? texts.wrongSecret : kind ? texts.problems[kind] : otherwise);
    } catch {
      setProblem(texts.outOfReach);
    } finally {
      setBusy(false);
    }
  }

  function signIn(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = new URLSearchParams(
      ['email', 'password', 'secret'].map((name) => [name, String(fields.get(name) ?? '')]),
    );
    const headers = { accept: 'application/json' };
    const send = async () => {
      const response = await fetch('/_edit/session', { method: 'POST', body, headers });
      return response.ok ? fetch('/_edit/session') : response;
    };
    // `attempt` reports what goes wrong.
    void attempt(send, texts.problems.wrong);
  }

  const goOn = () => void attempt(() => fetch('/_edit/session'), texts.stillOut);

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.signedOutTitle}
      actions={
        <>
          <Button type="submit" form="sign-in-again" disabled={busy}>
            {texts.signIn}
          </Button>
          <Button type="button" variant="outline" onClick={goOn} disabled={busy}>
            {texts.goOnHere}
          </Button>
        </>
      }
    >
      <form id="sign-in-again" onSubmit={signIn}>
        <Stack gap={4}>
          <Text>{texts.signedOutText}</Text>
          {isSecret ? (
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
    </Dialog>
  );
}
