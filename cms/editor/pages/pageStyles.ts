import { styled } from '../../../design-system/stitches';

/** Badge for the state of a page or one of its languages: public, changed, draft or missing. */
export const StateBadge = styled('span', {
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
    variant: { warning: { color: '$warning' }, plain: { color: '$text' } },
  },
  defaultVariants: { variant: 'plain' },
});
