import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Spinner } from '../../design-system/components/Spinner/Spinner';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Button',
  component: Button,
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
