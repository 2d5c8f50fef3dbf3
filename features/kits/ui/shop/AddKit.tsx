import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';

/** Above the link that covers the card. Needs script, as the quote does. */
const Place = styled('span', {
  position: 'relative',
  zIndex: '$raised',
  '@noScript': { display: 'none' },
  '& [data-when="in"]': { display: 'none' },
  '& [aria-pressed="true"] [data-when="in"]': { display: 'inline-flex', gap: '$1' },
  '& [aria-pressed="true"] [data-when="out"]': { display: 'none' },
  '& [data-when="out"]': { display: 'inline-flex', gap: '$1' },
});

/** Puts a kit into the quote, or takes it out again (spec 3 §4.1). */
export function AddKit({ kitId, name }: { kitId: string; name: string }) {
  const message = useMessages();
  return (
    <Place>
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
    </Place>
  );
}
