import { scrollRoom } from '../../../design-system/scrollRoom';
import { styled } from '../../../design-system/stitches';

/** The scroll container of the table, in both directions. */
export const Region = styled('div', {
  minInlineSize: 0,
  // The window's height without the dialog's title and buttons.
  maxBlockSize: 'calc(100dvh - 2 * $sizes$swatch - $space$8)',
  minBlockSize: '$panel',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  containerType: 'inline-size',
  // Number of columns in view. The cut column hints that there are more.
  '--fit': 2.2,
  '--labels': '0px',
  scrollSnapType: 'x mandatory',
  // Room for focus rings, which would be clipped at the sides.
  marginInlineStart: '-$space$1',
  paddingInlineStart: '$1',
  ...scrollRoom,
  // Columns snap next to the sticky labels, not under them.
  scrollPaddingInlineStart: '$space$1',
  '@md': {
    '--labels': '$sizes$column',
    scrollPaddingInlineStart: 'calc($sizes$column + $space$1)',
  },
  '@lg': { '--fit': 3.2 },
  '@motion': { scrollBehavior: 'smooth' },
  '&:focus-visible': { outlineOffset: '-2px' },
});

/** Column width (CMP-14): the specified width, or less so that `--fit` columns are in view. */
const column =
  'min($sizes$compareColumn, calc((100cqi - var(--labels)) / min(var(--cars), var(--fit))))';

export const Table = styled('table', {
  // In wide windows the labels are a column; in narrow ones they are rows above their values.
  inlineSize: `calc(var(--labels) + var(--cars) * ${column})`,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', fontWeight: '$regular' },
  '& tr > :is(td, th):not(:first-child)': { inlineSize: column, scrollSnapAlign: 'start' },
  '& tbody td': { padding: '0 $4 $3 0', overflowWrap: 'anywhere' },
  '& tbody th[scope="row"]': { paddingBlock: '$3 $1', color: '$muted', fontSize: '$small' },
  '& tbody[hidden]': { display: 'none' },
  '& [data-row="pictures"] td': { paddingInlineEnd: '$4' },
  '& [data-row="names"]': {
    position: 'sticky',
    insetBlockStart: 0,
    // Above the labels, which scroll under it.
    zIndex: '$sticky',
    backgroundColor: '$bg',
  },
  '& [data-row="names"] th': { padding: '$2 $4 $2 0', borderBlockEnd: '2px solid $border' },
  '& [data-row="section"] th': {
    position: 'sticky',
    insetInlineStart: 0,
    paddingBlock: '$5 $2',
    fontFamily: '$heading',
    fontSize: '$h5',
    fontWeight: '$heading',
  },
  '@belowMd': {
    // Without a box of its own, so that the names stick within the table and not only within `thead`.
    '& thead': { display: 'contents' },
    '&, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `repeat(var(--cars), ${column})`,
      '& > [data-corner]': { display: 'none' },
    },
    '& tbody th[scope="row"]': {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      position: 'sticky',
      insetInlineStart: 0,
    },
    '& tbody:not(:has([data-row])) tr': { borderBlockEnd: '1px solid $line' },
    '& [data-row="section"]': { display: 'block' },
    '& [data-row="section"] th': { display: 'inline-block' },
  },
  '@md': {
    '& tbody td, & tbody th[scope="row"]': {
      paddingBlock: '$2',
      borderBlockEnd: '1px solid $line',
    },
    '& tbody th[scope="row"], & [data-corner]': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: '$raised',
      inlineSize: '$column',
      paddingInlineEnd: '$4',
      backgroundColor: '$bg',
    },
  },
});

export const Picture = styled('div', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  maxBlockSize: '$pictureRow',
  inlineSize: '100%',
  overflow: 'clip',
  borderRadius: '$card',
  backgroundColor: '$surface',
  color: '$muted',
  '& > button': { position: 'absolute', insetBlockStart: '$2', insetInlineEnd: '$2' },
  // In narrow windows the button is above the picture, which is too small for it.
  '@belowMd': {
    overflow: 'visible',
    marginBlockStart: '$sizes$touch',
    '& > button': { insetBlockStart: '-$sizes$touch', insetInlineEnd: 0 },
    '& img': { borderRadius: 'inherit' },
  },
});

/**
 * The cell above the name, which scrolls away: picture, link to the car's page, and button to remove the car.
 */
export const PictureStack = styled('div', { display: 'grid', justifyItems: 'start', gap: '$2' });

export const Badges = styled('div', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInlineStart: '$3',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  marginInlineEnd: '$9',
  // In narrow windows one badge, at the bottom of the picture.
  '@belowMd': {
    insetBlock: 'auto $space$2',
    insetInlineStart: '$2',
    marginInlineEnd: '$2',
    '& > :nth-child(n + 2)': { display: 'none' },
  },
});

export const NameStack = styled('div', {
  display: 'grid',
  justifyItems: 'start',
});

export const Name = styled('span', {
  fontFamily: '$heading',
  fontSize: '$h5',
  fontWeight: '$heading',
  overflowWrap: 'anywhere',
});

export const Version = styled('span', {
  color: '$muted',
  fontSize: '$small',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
});

export const SectionButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$touch',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { color: '$muted' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '@motion': { '& svg': { transition: 'transform $base' } },
});

export const Value = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  minInlineSize: 0,
  fontWeight: '$medium',
  // The info button must make the cell neither higher nor wider, also when it wraps below the text.
  '& > button': { marginBlock: 'calc(-1 * $space$3)', marginInlineEnd: '-$space$2' },
  // In a narrow column the button stays next to the text instead of on a line of its own.
  '@belowMd': { flexWrap: 'nowrap', '& > button': { inlineSize: '$target', marginInlineEnd: 0 } },
  variants: {
    color: { muted: { color: '$muted' }, good: { color: '$success' } },
  },
});

export const Note = styled('small', {
  display: 'block',
  maxInlineSize: '$panel',
  color: '$muted',
  fontSize: '$caption',
  textWrap: 'pretty',
});

/** Content below the table, which stays in place while the columns scroll sideways. */
export const BelowTable = styled('div', {
  position: 'sticky',
  insetInlineStart: 0,
  padding: '$5 $1 $2 0',
  '&:empty': { display: 'none' },
});

/** Buttons of the dialog, next to each other on phones too, where height is scarce. */
export const Actions = styled('div', {
  display: 'flex',
  gap: '$3',
  '& > *': { flexGrow: 1 },
  '@sm': { justifyContent: 'flex-end', '& > *': { flexGrow: 0 } },
});
