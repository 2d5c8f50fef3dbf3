import { styled } from '../../../design-system/stitches';
import { texts } from '../texts';

const Count = styled('span', {
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  variants: { long: { true: { color: '$warning', fontWeight: '$medium' } } },
});

interface TextLengthProps {
  text: string;
  /** Recommended length, in characters: how much is shown where the text appears. */
  advisedLength: number;
}

/** The length of a text next to its recommended length. Longer texts are still accepted. */
export function TextLength({ text, advisedLength }: TextLengthProps) {
  const { length } = [...text];
  const isLong = length > advisedLength;
  return (
    <Count long={isLong} data-length={isLong ? 'long' : 'fits'}>
      {isLong
        ? texts.field.tooLong({ length, advised: advisedLength })
        : texts.field.length({ length, advised: advisedLength })}
    </Count>
  );
}
