import type { Meta, StoryObj } from '@storybook/react-vite';
import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Text } from '../../design-system/components/Text/Text';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Details',
  component: Details,
} satisfies Meta<typeof Details>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  args: { summary: '' },
  render: () => (
    <Specimens>
      <div>
        <Details summary="What does the guarantee cover?" name="questions" open>
          <Text tone="muted" measured>
            The drive train, the battery and all electronics, for five years or 100,000 km.
          </Text>
        </Details>
        <Details summary="May somebody else drive the car?" name="questions">
          <Text tone="muted">Everybody who lives with you.</Text>
        </Details>
        <Details
          name="questions"
          summary={
            <Heading level={3} size={4}>
              A heading may be the summary, also one that is long enough for a second line on a
              phone
            </Heading>
          }
        >
          <Text tone="muted">Rows of the same name close each other.</Text>
        </Details>
      </div>
    </Specimens>
  ),
};
