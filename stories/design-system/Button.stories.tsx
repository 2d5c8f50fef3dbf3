import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Spinner } from '../../design-system/components/Spinner/Spinner';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Button',
  component: Button,
  parameters: {
    guide: {
      purpose: 'Starts an action, or leads to the page where it starts.',
      use: [
        'The one thing that a screen most wants: primary, once',
        'Sending a form, opening a dialog',
        'A link that asks for something: as="a"',
      ],
      avoid: [
        'A link in running text or in a list: use Link',
        'A choice that is on or off: use Chip',
      ],
      variants: {
        variant: {
          primary: 'The main action, once on a screen',
          secondary: 'A second action of the same weight',
          outline: 'Actions that step back',
          ghost: 'Actions that step back furthest, such as cancel or close',
          onDark: 'On a picture or a dark surface, where the roles of the tone do not reach',
        },
        size: {
          small: 'Within a card, a table or a toolbar',
          medium: 'Everywhere else',
          large: 'The opening picture of a page',
        },
      },
      accessibility: {
        role: 'A native button, or a link with as="a". An icon alone needs aria-label.',
        keyboard: 'Enter and Space press a button; Enter follows a link.',
        focus: 'A ring of 2 px outside its edge, which a clipped corner does not cut.',
        contrast:
          'Text on each surface has 4.5 : 1, resting and under the pointer. An outline has 3 : 1.',
      },
      do: {
        because: 'One action leads, the other steps back, and each says what happens.',
        render: () => (
          <Stack direction="row" gap={3} wrap>
            <Button type="button">Book a test drive</Button>
            <Button type="button" variant="ghost">
              Compare
            </Button>
          </Stack>
        ),
      },
      dont: {
        because: 'Everything is equally important, and “Submit” says nothing.',
        render: () => (
          <Stack direction="row" gap={3} wrap>
            <Button type="button">Submit</Button>
            <Button type="button">Compare</Button>
            <Button type="button">Call</Button>
          </Stack>
        ),
      },
    } satisfies Guide<typeof Button>,
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'outline', 'ghost'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Variants: Story = {
  render: () => (
    <Specimens>
      {sizes.map((size) => (
        <Specimen key={size} label={size}>
          {variants.map((variant) => (
            <Button type="button" key={variant} variant={variant} size={size}>
              Book a test drive
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen label="with an icon">
        <Button type="button">
          Book a test drive
          <Icon name="arrow" />
        </Button>
        <Button as="a" href="#" variant="outline">
          <Icon name="phone" />A link
        </Button>
        <Button type="button" iconOnly variant="outline" aria-label="Close">
          <Icon name="close" size="medium" />
        </Button>
        <Button type="button" iconOnly variant="ghost" aria-label="Search">
          <Icon name="search" size="medium" />
        </Button>
      </Specimen>
      <Specimen label="disabled, and busy">
        {variants.map((variant) => (
          <Button type="button" key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
        <Button type="button" aria-disabled="true">
          <Spinner aria-hidden="true" />
          Sending
        </Button>
      </Specimen>
      <Specimen label="as wide as its place, with more text than fits on a line" wide>
        <Button type="button" block>
          Book a test drive of the new all-electric estate at the dealer that is nearest to you
        </Button>
      </Specimen>
    </Specimens>
  ),
};

export const Tones: Story = {
  render: () => (
    <OnEveryTone>
      {(tone) => (
        <>
          {variants.map((variant) => (
            <Button type="button" key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          {tone === 'dark' && (
            <Button type="button" variant="onDark">
              on dark
            </Button>
          )}
        </>
      )}
    </OnEveryTone>
  ),
};
