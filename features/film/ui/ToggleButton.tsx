import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { IconName } from '../../../design-system/components/Icon/drawings';
import { styled } from '../../../design-system/stitches';

const Looks = styled('span', {
  display: 'grid',
  '[data-state="on"] > &': { '& > [data-when="off"]': { display: 'none' } },
  '[data-state="off"] > &': { '& > [data-when="on"]': { display: 'none' } },
});

interface ToggleState {
  icon: IconName;
  /** What a press does in this state; read aloud. */
  label: string;
}

export interface ToggleButtonProps {
  /** Attribute by which script finds the button. */
  mark: `data-${string}`;
  on: ToggleState;
  off: ToggleState;
  variant?: 'onDark' | 'ghost' | 'outline';
  /** Waits for script to find out that there is something to switch. */
  hidden?: boolean;
}

/**
 * A button between two states, such as playing and paused, that plain script switches
 * (client/toggleButton.ts). It starts off.
 */
export function ToggleButton({ mark, on, off, variant = 'onDark', hidden }: ToggleButtonProps) {
  const states = { 'data-label-on': on.label, 'data-label-off': off.label, [mark]: '' };
  return (
    <Button
      type="button"
      variant={variant}
      iconOnly
      aria-label={off.label}
      data-state="off"
      hidden={hidden}
      {...states}
    >
      <Looks>
        <span data-when="off">
          <Icon name={off.icon} size="medium" />
        </span>
        <span data-when="on">
          <Icon name={on.icon} size="medium" />
        </span>
      </Looks>
    </Button>
  );
}
