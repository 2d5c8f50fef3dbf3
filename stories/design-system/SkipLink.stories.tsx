import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../design-system/components/Section/Section';
import { SkipLink } from '../../design-system/components/SkipLink/SkipLink';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';

const meta = {
  title: 'Design system/SkipLink',
  component: SkipLink,
  parameters: {
    guide: {
      purpose: 'Lets keyboard users pass the navigation.',
      use: ['The first link of every page, leading to the main content'],
      avoid: ['A second one on the page', 'Links that everyone needs: show them'],
      accessibility: {
        role: 'A link to a place on the page.',
        keyboard: 'The first press of Tab shows it, Enter follows it.',
        focus: 'Visible only while it has the focus.',
        contrast: 'OnPrimary on primary, 4.5 : 1.',
      },
      do: {
        because: 'Says where it leads. (Shown here without focus.)',
        render: () => (
          <SkipLink href="#do-content" style={shownInPlace}>
            To the content
          </SkipLink>
        ),
      },
      dont: {
        because: 'Does not say what is skipped, or where to.',
        render: () => (
          <SkipLink href="#dont-content" style={shownInPlace}>
            Skip
          </SkipLink>
        ),
      },
    } satisfies Guide<typeof SkipLink>,
  },
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the link without focus, in its place in the text. */
const shownInPlace = { position: 'static', display: 'inline-block', clipPath: 'none' } as const;

/** The link with focus, as the first element of the page. */
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
