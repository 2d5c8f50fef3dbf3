import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorCard } from '../../design-system/components/ErrorCard/ErrorCard';
import type { Guide } from '../.storybook/guide';

const meta = {
  title: 'Design system/ErrorCard',
  component: ErrorCard,
  parameters: {
    guide: {
      purpose: 'Stands where a part of the page failed and offers to load it again.',
      use: ['A block that threw an error, or whose data did not come'],
      avoid: [
        'A mistake in a form: use FormErrorSummary and the error of the field',
        'Nothing was found: say so in words',
      ],
      accessibility: {
        role: 'An alert, read at once when it appears.',
        keyboard: 'The button reloads; without script it is the button of a form.',
        focus: 'Stays where it was.',
        contrast: 'Title and text on a card, 4.5 : 1. A sign stands beside the words.',
      },
      do: {
        because: 'Says what does not work, that the rest does, and what to do.',
        render: () => (
          <ErrorCard
            title="The cars could not be shown"
            text="The rest of the page works."
            reloadLabel="Load the page again"
          />
        ),
      },
      dont: {
        because: 'Names a fault that the visitor can neither understand nor mend.',
        render: () => (
          <ErrorCard title="Error 502" text="Upstream timeout in SearchClient" reloadLabel="OK" />
        ),
      },
    } satisfies Guide<typeof ErrorCard>,
  },
} satisfies Meta<typeof ErrorCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'This part of the page could not be shown',
    text: 'The rest of the page works. Try again in a moment.',
    reloadLabel: 'Load the page again',
  },
};
