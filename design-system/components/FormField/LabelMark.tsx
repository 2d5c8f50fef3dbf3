import { useMessages } from '../../messages';
import { styled } from '../../stitches';

const Star = styled('span', { color: '$danger' });
const OptionalMark = styled('span', { color: '$muted', fontWeight: '$regular' });

/** Marks a label as required or optional. Hidden from screen readers, which get that from the control. */
export function LabelMark({ required, optional }: { required?: boolean; optional?: boolean }) {
  const message = useMessages();
  if (required) return <Star aria-hidden> *</Star>;
  return optional ? <OptionalMark> ({message('optional')})</OptionalMark> : null;
}
