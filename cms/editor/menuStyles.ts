import { css } from '../../design-system/stitches';

export const menuPositioner = css({ zIndex: '$dialog' });

export const menuList = css({
  display: 'grid',
  minInlineSize: '$column',
  padding: '$2',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$bg',
  color: '$text',
  boxShadow: '$overlay',
});

export const menuItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: 'calc($sizes$touch - $space$1)',
  paddingInline: '$3',
  borderRadius: '$small',
  fontSize: '$small',
  cursor: 'pointer',
  '&[data-highlighted]': { backgroundColor: '$surface' },
  '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  '@forcedColors': { '&[data-highlighted]': { outline: '2px solid Highlight' } },
});
