import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Text } from '../../design-system/components/Text/Text';
import { Tooltip } from '../../design-system/components/Tooltip/Tooltip';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Overlays/Tooltip',
  component: Tooltip,
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
