import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { SignInView } from '../../../features/editing/model/editorView.types';
import { PasswordField } from './PasswordField';
import { Notice, Sheet, SheetForm } from './Sheet';
import { peopleTexts as texts } from './peopleTexts';

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

/** The way into the editor: an account or, where it is one, the editing secret; one plain form. */
export function SignIn(props: SignInView) {
  const { problem, by, notice, localOnly, isFirst, hasSecret, hasProvider, next } = props;
  const isSecret = by === 'secret';
  const isWrongSecret = isSecret && problem === 'wrong';
  const wrong = problem === 'wrong' && !isSecret ? texts.problems.wrong : undefined;
  const general = problem && problem !== 'wrong' ? texts.problems[problem] : undefined;
  const providerAddress = `/_edit/provider?${new URLSearchParams({ next })}`;
  return (
    <Sheet title={texts.signInTitle} intro={isFirst && !localOnly ? texts.signInFirst : undefined}>
      {notice && <Notice role="status">{texts.notices[notice]}</Notice>}
      {general && (
        <Notice role="alert" look="wrong">
          {general}
        </Notice>
      )}
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
          error={wrong}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          aria-invalid={wrong ? true : undefined}
        />
        {hasSecret && (
          // Open where it is likely: before there are accounts, and on this very machine.
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
                <Text tone="muted" size="small">
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
