import { Icon } from '../../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { answeredBy } from '../../../rendering/clientScript';

/** Above the card's own link. */
const Actions = styled('div', {
  position: 'relative',
  zIndex: '$raised',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  '@noScript': { display: 'none' },
});

const Toggle = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$touch',
  minInlineSize: '$touch',
  justifyContent: 'center',
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
});

/** A tick replaces the icon while the car is being compared. */
const Compare = styled(Toggle, {
  '& svg + svg': { display: 'none' },
  '&[aria-pressed="true"]': {
    color: '$link',
    '& svg': { display: 'none' },
    '& svg + svg': { display: 'inline-block' },
  },
});

const Round = styled(Toggle, {
  paddingInline: 0,
  borderRadius: '$round',
  '&[aria-pressed="true"]': { color: '$danger', '& svg': { fill: 'currentColor' } },
});

/**
 * Buttons that add a car to the comparison and to the saved cars; script finds them by `data-compare` and `data-save`,
 * which hold the car's id, and sets `aria-pressed`.
 */
export function CarCardActions({ id, name }: { id: string; name: string }) {
  const message = useMessages();
  return (
    <Actions {...answeredBy('Comparison')}>
      <Compare type="button" aria-pressed="false" data-compare={id}>
        <Icon name="compare" />
        <Icon name="check" />
        {message('carCompare')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Compare>
      <Round type="button" aria-pressed="false" data-save={id}>
        <Icon name="heart" size="medium" />
        <VisuallyHidden>{fillIn(message('carSave'), { car: name })}</VisuallyHidden>
      </Round>
    </Actions>
  );
}
