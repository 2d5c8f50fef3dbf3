import { useMessages } from '../../messages';
import { styled } from '../../stitches';

const Star = styled('span', { color: '$danger' });
const Optional = styled('span', { color: '$muted', fontWeight: '$regular' });

/** After a label: whether the field is required. Hidden from screen readers, which read it from the control. */
export function LabelMark({ required, optional }: { required?: boolean; optional?: boolean }) {
  const message = useMessages();
  if (required) return <Star aria-hidden> *</Star>;
  return optional ? <Optional> ({message('optional')})</Optional> : null;
}
