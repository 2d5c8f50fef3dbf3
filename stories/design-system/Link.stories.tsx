import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Link',
  component: Link,
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: () => (
    <>
      <OnEveryTone>
        {() => (
          <>
            <Text>
              Read about <Link href="#">leasing for companies</Link> in running text.
            </Text>
            <Link href="#" look="quiet">
              Quiet, in a menu
            </Link>
            <Link href="#" look="standalone">
              By itself
              <Icon name="arrow" />
            </Link>
          </>
        )}
      </OnEveryTone>
      <Specimens>
        <Specimen label="opens a window; leads to another site; would run script, so it is plain text">
          <Link href="#" target="_blank">
            Price list
          </Link>
          <Link href="https://example.com/">Another site</Link>
          <Link href="javascript:alert(1)">No link</Link>
        </Specimen>
      </Specimens>
    </>
  ),
};
