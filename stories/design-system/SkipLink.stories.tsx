import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../design-system/components/Section/Section';
import { SkipLink } from '../../design-system/components/SkipLink/SkipLink';
import { Text } from '../../design-system/components/Text/Text';

const meta = {
  title: 'Design system/SkipLink',
  component: SkipLink,
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As it shows once it has the focus, before anything else on the page. */
export const Focused: Story = {
  render: () => (
    <Section>
      <SkipLink href="#content" ref={(link) => link?.focus({ preventScroll: true })}>
        To the content
      </SkipLink>
      <Text id="content">Press Tab on a page to see it; elsewhere it stays out of sight.</Text>
    </Section>
  ),
};
