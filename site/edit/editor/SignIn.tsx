import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { texts } from './texts';

const Ground = styled('main', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: '$gutter',
  backgroundColor: '$surface',
});

const Sheet = styled('form', {
  display: 'grid',
  gap: '$5',
  inlineSize: '100%',
  maxInlineSize: '$sheet',
  padding: '$6',
  borderRadius: '$card',
  backgroundColor: '$bg',
  boxShadow: '$raised',
});

const Intro = styled('div', { display: 'grid', gap: '$2' });

interface SignInProps {
  problem?: 'wrong' | 'tooMany';
  localOnly: boolean;
}

/** The way into the editor: the editing secret, sent as a plain form. */
export function SignIn({ problem, localOnly }: SignInProps) {
  return (
    <Ground>
      <Sheet method="post" action="/_edit/session">
        <Intro>
          <Heading level={1} size={3}>
            {texts.signInTitle}
          </Heading>
          <Text tone="muted" size="small">
            {localOnly ? texts.signInLocal : texts.signInIntro}
          </Text>
        </Intro>
        <TextField
          label={texts.secret}
          name="secret"
          type="password"
          autoComplete="current-password"
          required
          error={problem && texts.signInProblems[problem]}
        />
        <Button type="submit">{texts.signIn}</Button>
      </Sheet>
    </Ground>
  );
}
