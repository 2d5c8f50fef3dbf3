import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import type { PasswordForm } from '../../../features/editing/model/editorView.types';
import { PasswordField } from './PasswordField';
import { Sheet, SheetForm } from './Sheet';
import { peopleTexts as texts } from './peopleTexts';

const Back = () => (
  <Text size="small">
    <Link href="/_edit">{texts.backToSignIn}</Link>
  </Text>
);

/** Asks for a link to choose a new password. */
export function ForgotPage() {
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

/** Sets a password, by a link; without a form the link is not good any more. */
export function PasswordPage({ form }: { form?: PasswordForm }) {
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
    <Sheet title={texts.passwordTitle} intro={texts.passwordIntro(name, email)}>
      <SheetForm method="post" action="/_edit/password">
        <input type="hidden" name="token" value={token} />
        {/* So that password managers know whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label={texts.newPassword}
          name="password"
          autoComplete="new-password"
          hint={texts.passwordHint(minLength)}
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

/** Shown for a moment after signing in elsewhere. */
export function SignedInPage({ address }: { address: string }) {
  return (
    <Sheet title={texts.signedInTitle}>
      <Button as="a" href={address}>
        {texts.goOn}
      </Button>
    </Sheet>
  );
}
