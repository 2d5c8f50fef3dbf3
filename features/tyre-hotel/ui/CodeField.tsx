import { OTPField } from '@base-ui/react/otp-field';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { control } from '../../../design-system/components/FormField/control';
import { fillIn, useMessages } from '../../../design-system/messages';
import { css } from '../../../design-system/stitches';
import { CODE_DIGITS } from '../../../domain/tireHotel/limits';
import { CODE_BOX, TIRE_HEADING } from './usePageFocus';

const boxes = css({ display: 'flex', gap: '$3' });

const box = css(control, {
  inlineSize: '$control',
  minBlockSize: '$search',
  padding: 0,
  fontSize: '$h3',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  isWrong: boolean;
  /** Id of the text that explains the error. */
  errorId: string;
  readOnly: boolean;
}

/** Four boxes for the digits of a code, which phones fill in on their own (TIRE-09, TIRE-51 to 54). */
export function CodeField({ value, onChange, isWrong, errorId, readOnly }: CodeFieldProps) {
  const message = useMessages();
  const label = (at: number) =>
    fillIn(message('tireCodeDigit'), { digit: at + 1, count: CODE_DIGITS });
  return (
    <>
      {/* The component names its first box by this label only. */}
      <VisuallyHidden as="label" htmlFor={CODE_BOX}>
        {label(0)}
      </VisuallyHidden>
      <OTPField.Root
        id={CODE_BOX}
        length={CODE_DIGITS}
        value={value}
        onValueChange={onChange}
        readOnly={readOnly}
        required
        aria-labelledby={TIRE_HEADING}
        className={boxes()}
      >
        {Array.from({ length: CODE_DIGITS }, (_, at) => (
          <OTPField.Input
            key={at}
            aria-label={at === 0 ? undefined : label(at)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
            className={box()}
          />
        ))}
      </OTPField.Root>
    </>
  );
}
