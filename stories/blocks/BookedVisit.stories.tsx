import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookedVisit } from '../../blocks/BookedVisit/BookedVisit';
import { examples, shownVisit } from '../../blocks/BookedVisit/BookedVisit.fixture';
import { PrivateViewContext } from '../../rendering/privateView';
import type { VisitPage } from '../../domain/booking/visit.types';

const meta = {
  title: 'Blocks/Forms/BookedVisit',
  component: BookedVisit,
} satisfies Meta<typeof BookedVisit>;

export default meta;

type Story = StoryObj<typeof meta>;

const story = (visit: VisitPage): Story => ({
  args: examples.Default,
  decorators: [
    (Shown) => (
      <PrivateViewContext value={visit && { kind: 'visit', view: visit }}>
        <Shown />
      </PrivateViewContext>
    ),
  ],
});

/** Without a link. */
export const Default: Story = { args: examples.Default };

export const Booked: Story = story(shownVisit);

export const Moved: Story = story({ ...shownVisit, change: 'moved', isChoosing: false });

export const Taken: Story = story({ ...shownVisit, change: 'taken' });

export const Cancelled: Story = story({
  ...shownVisit,
  state: 'cancelled',
  change: 'cancelled',
  mayChange: false,
  week: undefined,
});

export const LinkOver: Story = story('unknown');

export const Failing: Story = story('failing');
