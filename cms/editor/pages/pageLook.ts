import { styled } from '../../../design-system/stitches';

/** Where a page or one of its languages stands: seen as it is, changed, or not seen. */
export const StateMark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  paddingInline: '$2',
  minBlockSize: '$target',
  borderRadius: '$small',
  border: '1px solid transparent',
  fontSize: '$caption',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  variants: {
    state: {
      PUBLISHED: { color: '$muted', borderColor: '$line' },
      CHANGED: { backgroundColor: '$surface', color: '$warning', borderColor: '$warning' },
      DRAFT: { backgroundColor: '$text', color: '$bg' },
      missing: { color: '$muted', border: '1px dashed $border' },
    },
  },
});

export const NoteBox = styled('div', {
  display: 'flex',
  gap: '$2',
  alignItems: 'flex-start',
  padding: '$2 $3',
  borderRadius: '$control',
  backgroundColor: '$surface',
  fontSize: '$small',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0 },
  variants: {
    tone: { warning: { color: '$warning' }, plain: { color: '$text' } },
  },
  defaultVariants: { tone: 'plain' },
});
