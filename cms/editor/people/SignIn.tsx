import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { SignInView } from '../../../features/editing/model/editorView.types';
import { PasswordField } from './PasswordField';
import { Notice, Sheet, SheetForm } from './Sheet';
import { usePeopleTexts } from './usePeopleTexts';

const Secret = styled('details', {
  paddingBlockStart: '$4',
  borderBlockStart: '1px solid $line',
  '& > summary': {
    minBlockSize: '$target',
    fontSize: '$small',
    fontWeight: '$medium',
    cursor: 'pointer',
  },
  '& > div': { display: 'grid', gap: '$3', paddingBlockStart: '$3' },
});

/** The sign-in page: one form for an account or, if allowed, the editing secret. */
export function SignIn(props: SignInView) {
  const texts = usePeopleTexts();
  const { problem, by, notice, localOnly, lacksAdministrator } = props;
  const { hasSecret, hasProvider, next } = props;
  const isSecret = by === 'secret';
  const isWrongSecret = isSecret && problem === 'wrong';
  const isFieldProblem = problem === 'wrong' || problem === 'empty';
  const fieldError = isFieldProblem && !isSecret ? texts.problems[problem] : undefined;
  const generalError = problem && !isFieldProblem ? texts.problems[problem] : undefined;
  const providerAddress = `/_edit/provider?${new URLSearchParams({ next })}`;
  return (
    <Sheet
      title={texts.signInTitle}
      intro={lacksAdministrator && !localOnly ? texts.signInFirst : undefined}
    >
      {notice && <Notice role="status">{texts.notices[notice]}</Notice>}
      {generalError && (
        <Notice role="alert" variant="wrong">
          {generalError}
        </Notice>
      )}
      {/* Both are shown by a script (offerPasskey.ts). */}
      <Button type="button" variant="outline" block hidden data-passkey-next={next}>
        {texts.withPasskey}
      </Button>
      <Notice role="alert" variant="wrong" hidden data-passkey-problem="">
        {texts.problems.passkey}
      </Notice>
      {hasProvider && (
        <Button as="a" href={providerAddress} variant="outline" block>
          {texts.withProvider}
        </Button>
      )}
      <SheetForm method="post" action="/_edit/session">
        <input type="hidden" name="next" value={next} />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          error={fieldError}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          aria-invalid={fieldError ? true : undefined}
        />
        {hasSecret && (
          // Offered before there are accounts, and on localhost.
          <Secret open>
            <summary>{texts.useSecret}</summary>
            <div>
              <TextField
                label={texts.secret}
                name="secret"
                type="password"
                autoComplete="off"
                maxLength={200}
                error={isWrongSecret ? texts.wrongSecret : undefined}
              />
              {localOnly && (
                <Text color="muted" size="small">
                  {texts.signInLocal}
                </Text>
              )}
            </div>
          </Secret>
        )}
        <Button type="submit">{texts.signIn}</Button>
      </SheetForm>
      <Text size="small">
        <Link href="/_edit/forgot">{texts.forgotLink}</Link>
      </Text>
    </Sheet>
  );
}
