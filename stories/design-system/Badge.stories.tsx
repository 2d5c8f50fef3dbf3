import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../design-system/components/Badge/Badge';
import { Icon } from '../../design-system/components/Icon/Icon';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

const looks = ['campaign', 'accent', 'neutral', 'outline', 'dark'] as const;

export const Looks: Story = {
  render: () => (
    <OnEveryTone>
      {() => (
        <>
          {looks.map((look) => (
            <Badge key={look} look={look}>
              {look}
            </Badge>
          ))}
          <Badge look="accent">
            <Icon name="bolt" size="small" />
            Electric
          </Badge>
        </>
      )}
    </OnEveryTone>
  ),
};
