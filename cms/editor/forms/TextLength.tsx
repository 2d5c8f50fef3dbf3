import { styled } from '../../../design-system/stitches';
import { texts } from '../texts';

const Count = styled('span', {
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  variants: { long: { true: { color: '$warning', fontWeight: '$medium' } } },
});

interface TextLengthProps {
  text: string;
  /** Characters that are shown where the text appears. */
  advised: number;
}

/** How long a text is beside how much of it will be shown; a longer one is taken all the same. */
export function TextLength({ text, advised }: TextLengthProps) {
  const { length } = [...text];
  const isLong = length > advised;
  return (
    <Count long={isLong} data-length={isLong ? 'long' : 'fits'}>
      {isLong ? texts.field.tooLong(length, advised) : texts.field.length(length, advised)}
    </Count>
  );
}
