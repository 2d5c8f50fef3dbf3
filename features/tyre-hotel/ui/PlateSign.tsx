import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { formatPlate } from '../../../domain/booking/plate';

const Sign = styled('p', {
  display: 'inline-block',
  margin: 0,
  padding: '$1 $3',
  border: '2px solid $border',
  borderRadius: '$small',
  fontSize: '$h5',
  fontWeight: '$bold',
  letterSpacing: '$caps',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** A registration as it looks on a car. */
export function PlateSign({ regNo }: { regNo: string }) {
  const message = useMessages();
  return (
    <Sign>
      <VisuallyHidden>{message('bookingPlate')}: </VisuallyHidden>
      {formatPlate(regNo)}
    </Sign>
  );
}
