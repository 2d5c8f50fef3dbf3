import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from '../../design-system/components/LoadMore/LoadMore';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Navigation/LoadMore',
  component: LoadMore,
  args: {
    shown: 24,
    total: 312,
    summary: '24 of 312 cars',
    label: 'Show more cars',
    href: '?page=2',
  },
} satisfies Meta<typeof LoadMore>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Specimens>
      <Specimen label="more to come" wide>
        <LoadMore {...args} />
      </Specimen>
      <Specimen label="on its way" wide>
        <LoadMore {...args} shown={120} summary="120 of 312 cars" loading />
      </Specimen>
      <Specimen label="all shown" wide>
        <LoadMore {...args} shown={312} summary="312 of 312 cars" />
      </Specimen>
    </Specimens>
  ),
};
