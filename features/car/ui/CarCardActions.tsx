import { Icon } from '../../../design-system/components/Icon/Icon';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { answeredBy } from '../../../rendering/clientScript';

const Actions = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
  variants: {
    place: {
      /** Over the picture of a card, and above the card's own link, which stays clickable between the buttons. */
      picture: {
        position: 'absolute',
        inset: '0 0 auto',
        zIndex: '$raised',
        aspectRatio: '16 / 9',
        pointerEvents: 'none',
      },
      page: {},
    },
  },
});

const Toggle = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minBlockSize: '$touch',
  minInlineSize: '$touch',
  margin: 0,
  paddingInline: '$2',
  border: 0,
  borderRadius: '$control',
  background: 'none',
  color: '$text',
  font: 'inherit',
  fontSize: '$small',
  fontWeight: '$medium',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$line' } },
  variants: {
    place: {
      picture: {
        position: 'absolute',
        insetInlineEnd: '$2',
        borderRadius: '$round',
        backgroundColor: '$bg',
        pointerEvents: 'auto',
        '@hover': { '&:hover': { backgroundColor: '$surface' } },
        '@forcedColors': { border: '1px solid ButtonText' },
      },
      page: {},
    },
  },
});

/** A tick replaces the icon while the car is being compared. */
const Compare = styled(Toggle, {
  '& svg + svg': { display: 'none' },
  '&[aria-pressed="true"]': {
    color: '$link',
    '& svg': { display: 'none' },
    '& svg + svg': { display: 'inline-block' },
  },
  variants: {
    place: {
      picture: {
        insetBlockEnd: '$2',
        // With a finger there is no hover: a round button without its text.
        '@touch': { paddingInline: 0, '& > span': { display: 'none' } },
        '@hover': {
          paddingInline: '$3',
          'article:not(:hover, :focus-within) &[aria-pressed="false"]': { opacity: 0 },
        },
        '@motion': { transition: 'opacity $fast' },
      },
      page: {},
    },
  },
});

const Save = styled(Toggle, {
  paddingInline: 0,
  borderRadius: '$round',
  '&[aria-pressed="true"]': { color: '$danger', '& svg': { fill: 'currentColor' } },
  variants: { place: { picture: { insetBlockStart: '$2' }, page: {} } },
});

interface CarCardActionsProps {
  id: string;
  name: string;
  /** Over the picture of a card, or in a row of the car's own page. */
  place: 'picture' | 'page';
}

/**
 * Buttons that add a car to the saved cars and to the comparison; script finds them by `data-save` and `data-compare`,
 * which hold the car's id, and sets `aria-pressed`. On a picture the one that compares is shown while the card is
 * hovered or focused, and always on touch screens.
 */
export function CarCardActions({ id, name, place }: CarCardActionsProps) {
  const message = useMessages();
  return (
    <Actions place={place} {...answeredBy('Comparison')}>
      <Save
        place={place}
        type="button"
        aria-pressed="false"
        aria-label={fillIn(message('carSave'), { car: name })}
        data-save={id}
      >
        <Icon name="heart" size="medium" />
      </Save>
      <Compare
        place={place}
        type="button"
        aria-pressed="false"
        aria-label={`${message('carCompare')} ${name}`}
        data-compare={id}
      >
        <Icon name="compare" />
        <Icon name="check" />
        <span>{message('carCompare')}</span>
      </Compare>
    </Actions>
  );
}
