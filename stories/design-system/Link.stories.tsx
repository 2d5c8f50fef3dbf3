import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Link',
  component: Link,
  parameters: {
    guide: {
      purpose: 'Leads to another page or place.',
      use: ['In running text, lists and menus', 'By itself with an arrow'],
      avoid: ['An action on this page: use Button', 'Words such as “here” and “read more” alone'],
      variants: {
        variant: {
          inline: 'In running text: underlined',
          quiet: 'In lists and menus: underlined under the pointer',
          standalone: 'By itself, often with an arrow',
          plain: 'Around a card or a picture: no style of its own',
          none: 'Brings a class of its own, such as that of a button',
        },
      },
      accessibility: {
        role: 'A link. One that opens a window says so; an unsafe address renders as text.',
        keyboard: 'Tab reaches it, Enter follows it.',
        focus: 'The ring is drawn around its words.',
        contrast:
          'Link colour on the background, 4.5 : 1. In text the underline tells, not the colour.',
      },
      do: {
        because: 'Makes sense when read alone.',
        render: () => <Link href="#prices">See all prices for charging</Link>,
      },
      dont: {
        because: 'A list of links full of “here” helps nobody.',
        render: () => (
          <Text>
            For prices, click <Link href="#here">here</Link>
          </Text>
        ),
      },
    } satisfies Guide<typeof Link>,
  },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <>
      <OnEveryTone>
        {() => (
          <>
            <Text>
              Read about <Link href="#">leasing for companies</Link> in running text.
            </Text>
            <Link href="#" variant="quiet">
              Quiet, in a menu
            </Link>
            <Link href="#" variant="standalone">
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
