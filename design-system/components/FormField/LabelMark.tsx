import { useMessages } from '../../messages';
import { styled } from '../../stitches';

const Star = styled('span', { color: '$danger' });
const Optional = styled('span', { color: '$muted', fontWeight: '$regular' });

/** Behind a label: whether the field must be filled in. Those who hear it learn it from the control itself. */
export function LabelMark({ required, optional }: { required?: boolean; optional?: boolean }) {
  const message = useMessages();
  if (required) return <Star aria-hidden> *</Star>;
  return optional ? <Optional> ({message('optional')})</Optional> : null;
}
