import { styled } from '../../stitches';
import { important } from '../../styling/important';

/**
 * Frame of a map. It defines the map's colours: land, water, borders and labels derive from
 * the theme's roles, so that a map fits every brand. The map is drawn in a `data-map` element; marks on the
 * map are elements with `data-mark`.
 */
export const MapFrame = styled('div', {
  // Land of the map's country, other land, water, and labels.
  '--map-home': 'color-mix(in oklab, $colors$bg 94%, $colors$primary)',
  '--map-abroad': 'color-mix(in oklab, $colors$surface 92%, $colors$text)',
  '--map-water':
    'color-mix(in oklab, color-mix(in oklab, $colors$surface 60%, $colors$bg) 84%, #6fa3c4)',
  '--map-shore': 'color-mix(in oklab, $colors$bg 72%, #4f86a8)',
  '--map-border': 'color-mix(in oklab, $colors$bg 62%, $colors$muted)',
  '--map-ground': 'color-mix(in oklab, $colors$bg 80%, $colors$muted)',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  minInlineSize: 0,
  backgroundColor: 'var(--map-water)',
  color: '$text',
  fontFamily: '$body',
  '@forcedColors': { border: '1px solid CanvasText' },
  '@print': { display: 'none' },

  '& [data-map]': { position: 'absolute', inset: 0, zIndex: '$base' },
  '& [data-map]:focus-visible': { outlineOffset: '-4px' },

  // The drawing library's own layers.
  '& .leaflet-container': { overflow: 'hidden', background: 'none', touchAction: 'none' },
  '& .leaflet-pane, & .leaflet-marker-icon, & .leaflet-zoom-box, & .leaflet-layer, & .leaflet-pane > svg':
    { position: 'absolute', insetInlineStart: 0, insetBlockStart: 0 },
  '& .leaflet-overlay-pane svg': { maxInlineSize: 'none', maxBlockSize: 'none' },
  '& .leaflet-container path': { pointerEvents: 'none' },
  '& .leaflet-grab': { cursor: 'grab' },
  '& .leaflet-dragging .leaflet-grab': { cursor: 'grabbing' },
  '& .leaflet-map-pane': { zIndex: '$base' },
  '& .leaflet-overlay-pane': { zIndex: '$base' },
  '& .leaflet-names-pane': { zIndex: '$raised', pointerEvents: 'none' },
  '& .leaflet-marker-pane': { zIndex: '$sticky' },
  // Marks overlap: the focused one is above all except the preview. Inline styles contain their order.
  '& .leaflet-marker-icon:focus-within': { zIndex: important('1900') },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '& .leaflet-zoom-anim .leaflet-zoom-animated': {
    transition: 'transform 250ms cubic-bezier(0, 0, 0.25, 1)',
    willChange: 'transform',
  },
  '& .leaflet-zoom-anim .leaflet-names-pane': { opacity: 0 },

  '& .map-home, & .map-abroad': {
    fillOpacity: 1,
    stroke: 'var(--map-shore)',
    strokeOpacity: 1,
    strokeWidth: '1px',
    strokeLinejoin: 'round',
  },
  '& .map-home': { fill: 'var(--map-home)' },
  '& .map-abroad': { fill: 'var(--map-abroad)' },
  '& .map-lake': {
    fill: 'var(--map-water)',
    fillOpacity: 1,
    stroke: 'var(--map-shore)',
    strokeOpacity: 1,
    strokeWidth: '1px',
  },
  '& .map-border': {
    fill: 'none',
    stroke: 'var(--map-border)',
    strokeOpacity: 1,
    strokeWidth: '1.25px',
    strokeDasharray: '1 4',
  },
  '& .map-net': {
    fill: 'none',
    stroke: 'var(--map-border)',
    strokeOpacity: 0.35,
    strokeWidth: '1px',
  },
  '& .map-ring': {
    fill: '$primary',
    fillOpacity: 0.08,
    stroke: '$primary',
    strokeOpacity: 1,
    strokeWidth: '2px',
    '@forcedColors': { stroke: 'CanvasText' },
  },
  '& .map-ring-broken': { strokeDasharray: '6 5' },
  '& .map-ground': { fill: 'var(--map-ground)', fillOpacity: 0.5, stroke: 'none' },

  '& .map-town > span': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.375rem',
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    color: '$muted',
    fontSize: '$caption',
    lineHeight: '$none',
    paintOrder: 'stroke',
    WebkitTextStroke: '3px var(--map-home)',
  },
  '& .map-town::before': {
    content: '""',
    position: 'absolute',
    inset: '-0.125rem auto auto -0.125rem',
    inlineSize: '0.25rem',
    blockSize: '0.25rem',
    borderRadius: '50%',
    backgroundColor: '$muted',
  },
  '& .map-town-large > span': { color: '$text', fontWeight: '$semibold', fontSize: '$small' },
  '& .map-town-medium > span': { color: '$text' },
});

/** A place on the map: a pin whose tip is at its position. */
export const MapPin = styled('button', {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  margin: 0,
  padding: 0,
  border: '2px solid $bg',
  borderRadius: '50% 50% 50% 0',
  // The tip is half a diagonal below the centre.
  transform: 'translate(-50%, calc(-50% - 1.59rem)) rotate(-45deg)',
  backgroundColor: '$primary',
  color: '$onPrimary',
  boxShadow: '$rest',
  cursor: 'pointer',
  '& > *': { transform: 'rotate(45deg)' },
  '@hover': { '&:hover': { backgroundColor: '$primaryHover' } },
  '@motion': { transition: 'background-color $transitions$fast, scale $transitions$fast' },
  transformOrigin: 'center',
  '@forcedColors': {
    forcedColorAdjust: 'none',
    backgroundColor: 'ButtonText',
    color: 'ButtonFace',
  },
  variants: {
    selected: {
      true: {
        inlineSize: '2.75rem',
        blockSize: '2.75rem',
        transform: 'translate(-50%, calc(-50% - 1.94rem)) rotate(-45deg)',
        backgroundColor: '$dark',
        color: '$onDark',
        '@hover': { '&:hover': { backgroundColor: '$dark' } },
      },
    },
  },
});

/** A short text below a pin. */
export const MapPinNote = styled('span', {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '$space$1',
  transform: 'translateX(-50%)',
  padding: '$1 $2',
  borderRadius: '$control',
  backgroundColor: '$bg',
  color: '$text',
  fontFamily: '$body',
  fontSize: '$caption',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  boxShadow: '$rest',
  '@forcedColors': { border: '1px solid CanvasText' },
});

/** A button with a number on a map. */
const MapNumber = styled('button', {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  border: '2px solid $bg',
  backgroundColor: '$primary',
  color: '$onPrimary',
  fontFamily: '$body',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$none',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$primaryHover' } },
  '@motion': { transition: 'background-color $transitions$fast' },
  '@forcedColors': {
    forcedColorAdjust: 'none',
    backgroundColor: 'ButtonText',
    color: 'ButtonFace',
  },
});

/** Several places at once: a disc with their number. */
export const MapCluster = styled(MapNumber, {
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  borderRadius: '50%',
  transform: 'translate(-50%, -50%)',
  fontSize: '$body',
  boxShadow: '0 0 0 0.375rem color-mix(in oklab, $colors$primary 24%, transparent)',
  variants: {
    size: {
      small: {},
      large: { inlineSize: '3.25rem', blockSize: '3.25rem', fontSize: '$lead' },
    },
  },
});

/** Number of items at one or several places: a box with a number that points at them. */
export const MapCount = styled(MapNumber, {
  minInlineSize: '2.25rem',
  minBlockSize: '2.25rem',
  padding: '0 $2',
  borderRadius: '$round',
  // The tip is at the position.
  transform: 'translate(-50%, calc(-100% - 0.4375rem))',
  fontSize: '$small',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  boxShadow: '$rest',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 'calc(100% - 1px)',
    insetInlineStart: 'calc(50% - 0.5rem)',
    border: '0.5rem solid transparent',
    borderBlockStartColor: '$colors$primary',
    borderBlockEndWidth: 0,
  },
  variants: {
    selected: {
      true: {
        backgroundColor: '$dark',
        color: '$onDark',
        '&::after': { borderBlockStartColor: '$colors$dark' },
        '@hover': { '&:hover': { backgroundColor: '$dark' } },
      },
    },
    /** Variant for several places: centred on their position. */
    gathered: {
      true: {
        minInlineSize: '2.75rem',
        minBlockSize: '2.75rem',
        transform: 'translate(-50%, -50%)',
        boxShadow: '0 0 0 0.375rem color-mix(in oklab, $colors$primary 24%, transparent)',
        '&::after': { display: 'none' },
      },
    },
  },
});

/** Position of the visitor. */
export const MapVisitorPosition = styled('span', {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  border: '3px solid $bg',
  borderRadius: '50%',
  transform: 'translate(-50%, -50%)',
  backgroundColor: '$focus',
  boxShadow: '0 0 0 0.5rem color-mix(in oklab, $colors$focus 22%, transparent)',
});

/** A card above a pin, pointing at it. */
export const MapPreview = styled('div', {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: 'min(17rem, 70vw)',
  transform: 'translate(-50%, calc(-100% - 3.75rem))',
  padding: '$4',
  borderRadius: 'min($radii$card, 0.75rem)',
  backgroundColor: '$bg',
  color: '$text',
  boxShadow: '$overlay',
  fontSize: '$small',
  lineHeight: '$snug',
  cursor: 'default',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: 'calc(50% - 0.5rem)',
    border: '0.5rem solid transparent',
    borderBlockStartColor: '$bg',
    borderBlockEndWidth: 0,
  },
  '@forcedColors': { border: '1px solid CanvasText' },
});
