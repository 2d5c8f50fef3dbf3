import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Text } from '../../design-system/components/Text/Text';
import { Tooltip } from '../../design-system/components/Tooltip/Tooltip';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      purpose: 'Adds a sentence to a control.',
      use: [
        'A term or a figure that some readers want explained',
        'What an icon button does, in more words',
      ],
      avoid: [
        'What everyone needs: show it',
        'Links or buttons inside',
        'Text that takes no focus',
      ],
      variants: {
        side: {
          top: 'Above; the usual one',
          right: 'Where there is no room above',
          bottom: 'At the top of the window',
          left: 'At the right edge of the window',
        },
      },
      accessibility: {
        role: 'A tooltip that is the description of its control, with and without script.',
        keyboard: 'Shows when the control has the focus; Escape hides it.',
        focus: 'Stays on the control.',
        contrast: 'Text on the dark tone, 4.5 : 1. Forced colours draw a border.',
      },
      do: {
        because: 'The control has a name; the tooltip explains more.',
        render: () => (
          <Tooltip text="Includes the set-up fee over 36 months.">
            <Button type="button" variant="ghost" iconOnly aria-label="About the interest">
              <Icon name="info" size="medium" />
            </Button>
          </Tooltip>
        ),
      },
      dont: {
        because: 'The price is what everyone came for; it must not need a pointer.',
        render: () => (
          <Tooltip text="249,900 kr">
            <Button type="button" variant="outline">
              Price
            </Button>
          </Tooltip>
        ),
      },
    } satisfies Guide<typeof Tooltip>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

const sides = ['top', 'right', 'bottom', 'left'] as const;

export const Sides: Story = {
  args: { text: '', children: <button type="button" /> },
  render: () => (
    <Specimens>
      <Specimen label="at each side">
        {sides.map((side) => (
          <Tooltip key={side} side={side} text="Opens under the pointer, on focus and at a tap">
            <Button type="button" variant="outline">
              {side}
            </Button>
          </Tooltip>
        ))}
      </Specimen>
      <Specimen label="beside a figure that needs a word more">
        <Text as="span">Effective interest 6.4 %</Text>
        <Tooltip text="Includes the set-up fee and the monthly fee over 36 months.">
          <Button type="button" variant="ghost" iconOnly aria-label="About the effective interest">
            <Icon name="info" size="medium" />
          </Button>
        </Tooltip>
      </Specimen>
    </Specimens>
  ),
};
