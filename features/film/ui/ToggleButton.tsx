import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { IconName } from '../../../design-system/components/Icon/drawings';
import { styled } from '../../../design-system/stitches';

const ToggleStates = styled('span', {
  display: 'grid',
  '[data-state="on"] > &': { '& > [data-when="off"]': { display: 'none' } },
  '[data-state="off"] > &': { '& > [data-when="on"]': { display: 'none' } },
});

interface ToggleState {
  icon: IconName;
  /** What a press does in this state, for screen readers. */
  label: string;
}

export interface ToggleButtonProps {
  /** Attribute by which the script finds the button. */
  attribute: `data-${string}`;
  onState: ToggleState;
  offState: ToggleState;
  variant?: 'onDark' | 'ghost' | 'outline';
  /** Whether the button is hidden until the script shows it. */
  hidden?: boolean;
}

/** A button with two states, first off, which script switches (client/toggleButton.ts). */
export function ToggleButton({
  attribute: mark,
  onState,
  offState,
  variant = 'onDark',
  hidden,
}: ToggleButtonProps) {
  const states = { 'data-label-on': onState.label, 'data-label-off': offState.label, [mark]: '' };
  return (
    <Button
      type="button"
      variant={variant}
      iconOnly
      aria-label={offState.label}
      data-state="off"
      hidden={hidden}
      {...states}
    >
      <ToggleStates>
        <span data-when="off">
          <Icon name={offState.icon} size="medium" />
        </span>
        <span data-when="on">
          <Icon name={onState.icon} size="medium" />
        </span>
      </ToggleStates>
    </Button>
  );
}
