import { styled } from '../../design-system/stitches';
import type { SpacerHeight, SpacerProps } from '../../schema/generated/fields';

const Space = styled('div', {
  variants: {
    height: {
      Small: { blockSize: '$space$5' },
      Medium: { blockSize: '$space$sectionSmall' },
      Large: { blockSize: '$space$section' },
    } satisfies Record<SpacerHeight, object>,
  },
});

/** Empty height between two blocks. */
export function Spacer({ Height = 'Medium' }: SpacerProps) {
  return <Space height={Height} aria-hidden />;
}
