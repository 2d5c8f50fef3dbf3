import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';

/** Lies above the link that covers the card. Needs script, like the quote. */
const ButtonPosition = styled('span', {
  position: 'relative',
  zIndex: '$raised',
  '@noScript': { display: 'none' },
  '& [data-when="in"]': { display: 'none' },
  '& [aria-pressed="true"] [data-when="in"]': { display: 'inline-flex', gap: '$1' },
  '& [aria-pressed="true"] [data-when="out"]': { display: 'none' },
  '& [data-when="out"]': { display: 'inline-flex', gap: '$1' },
});

/** The button that adds a kit to the quote, or removes it. */
export function AddKit({ kitId, name }: { kitId: string; name: string }) {
  const message = useMessages();
  return (
    <ButtonPosition>
      <Button
        type="button"
        variant="outline"
        size="small"
        aria-pressed={false}
        data-kit-add={kitId}
      >
        <span data-when="out">
          <Icon name="plus" />
          {message('kitAddShort')}
        </span>
        <span data-when="in">
          <Icon name="check" />
          {message('kitAdded')}
        </span>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </ButtonPosition>
  );
}
