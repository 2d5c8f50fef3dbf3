import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Specimens>
      <Specimen label="read as “Save this car”">
        <Button type="button" variant="outline">
          <Icon name="plus" />
          Save<VisuallyHidden> this car</VisuallyHidden>
        </Button>
      </Specimen>
    </Specimens>
  ),
};
