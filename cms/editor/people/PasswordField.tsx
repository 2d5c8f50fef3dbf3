import {
  TextField,
  type TextFieldProps,
} from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { usePeopleTexts } from './usePeopleTexts';

const ShowButton = styled('button', {
  minBlockSize: '$target',
  marginInlineEnd: '$2',
  padding: '$1 $2',
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$link',
  fontSize: '$small',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: 0 },
});

const isServer = typeof window === 'undefined';

/** A password field, with a button that reveals it if scripts run (showPasswords.ts). */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const texts = usePeopleTexts();
  return (
    <TextField
      {...props}
      type="password"
      spellCheck={false}
      autoCapitalize="none"
      maxLength={200}
      end={
        <ShowButton
          type="button"
          hidden={isServer}
          data-show-password={texts.show}
          data-hide-password={texts.hide}
          aria-pressed={false}
          aria-label={texts.showPassword}
        >
          {texts.show}
        </ShowButton>
      }
    />
  );
}
