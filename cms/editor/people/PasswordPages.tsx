import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import type { CodeView, PasswordForm } from '../../../features/editing/model/editorView.types';
import { PasswordField } from './PasswordField';
import { Sheet, SheetForm } from './Sheet';
import { usePeopleTexts } from './usePeopleTexts';

function Back() {
  const texts = usePeopleTexts();
  return (
    <Text size="small">
      <Link href="/_edit">{texts.backToSignIn}</Link>
    </Text>
  );
}

/** The page to enter a code, after the password. */
export function CodePage({ problem, next }: CodeView) {
  const texts = usePeopleTexts();
  return (
    <Sheet title={texts.codeTitle} intro={texts.codeIntro}>
      <SheetForm method="post" action="/_edit/code">
        <input type="hidden" name="next" value={next} />
        <TextField
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={20}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the only field of a page that follows the password
          autoFocus
          error={problem && texts.problems[problem]}
          required
        />
        <Button type="submit">{texts.signIn}</Button>
      </SheetForm>
      <Back />
    </Sheet>
  );
}

/** The page to request a link for a new password. */
export function ForgotPage() {
  const texts = usePeopleTexts();
  return (
    <Sheet title={texts.forgotTitle} intro={texts.forgotIntro}>
      <SheetForm method="post" action="/_edit/forgot">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <Button type="submit">{texts.sendLink}</Button>
      </SheetForm>
      <Back />
    </Sheet>
  );
}

/** The page to set a password by a link. Without `form`, it says that the link is no longer valid. */
export function PasswordPage({ form }: { form?: PasswordForm }) {
  const texts = usePeopleTexts();
  if (!form) {
    return (
      <Sheet title={texts.linkOver} intro={texts.linkOverText}>
        <Text size="small">
          <Link href="/_edit/forgot">{texts.forgotTitle}</Link>
        </Text>
        <Back />
      </Sheet>
    );
  }
  const { token, name, email, minLength, problem } = form;
  const isDifferent = problem === 'different';
  return (
    <Sheet title={texts.passwordTitle} intro={texts.passwordIntro({ name, email })}>
      <SheetForm method="post" action="/_edit/password">
        <input type="hidden" name="token" value={token} />
        {/* Password managers read the account from this field. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label={texts.newPassword}
          name="password"
          autoComplete="new-password"
          hint={texts.passwordHint({ minLength })}
          minLength={minLength}
          required
          error={problem && !isDifferent ? texts.passwordProblems[problem] : undefined}
        />
        <PasswordField
          label={texts.again}
          name="again"
          autoComplete="new-password"
          required
          error={isDifferent ? texts.passwordProblems.different : undefined}
        />
        <Button type="submit">{texts.setPassword}</Button>
      </SheetForm>
    </Sheet>
  );
}

/** Shown briefly after signing in elsewhere. */
export function SignedInPage({ address }: { address: string }) {
  const texts = usePeopleTexts();
  return (
    <Sheet title={texts.signedInTitle}>
      <Button as="a" href={address}>
        {texts.goOn}
      </Button>
    </Sheet>
  );
}
