import { styled } from '../../../design-system/stitches';

export const Bar = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '$2 $4',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$bg',
});

export const BarGroup = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minInlineSize: 0,
  variants: {
    framed: {
      true: { padding: '$1', borderRadius: '$control', backgroundColor: '$surface' },
    },
    last: { true: { marginInlineStart: 'auto', gap: '$2', flexWrap: 'wrap' } },
    places: {
      true: {
        flex: '1 1 $sizes$panel',
        minInlineSize: 'min(100%, $sizes$panel)',
        maxInlineSize: '$form',
      },
    },
  },
});

export const Picker = styled('div', {
  minInlineSize: 0,
  flex: '1 1 0',
  '& select': { minBlockSize: '$touch', fontSize: '$small' },
  variants: {
    wide: { true: { flexGrow: 2 } },
    narrow: { true: { flexGrow: 0, flexBasis: 'calc($sizes$touch * 2)' } },
  },
});
