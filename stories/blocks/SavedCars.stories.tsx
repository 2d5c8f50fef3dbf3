import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedCars } from '../../blocks/SavedCars/SavedCars';
import {
  examples,
  ownSearch,
  savingSearch,
  watchedCars,
} from '../../blocks/SavedCars/SavedCars.fixture';
import { PrivateViewContext } from '../../rendering/privateView';
import type { AlertPage } from '../../features/alerts/model/alertPage.types';
import type { SubmittedForm } from '../../domain/forms/submittedForm';

const meta = {
  title: 'Blocks/Cars/SavedCars',
  component: SavedCars,
} satisfies Meta<typeof SavedCars>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The saved-search views, which replace the saved cars. */
const story = (page: AlertPage, form?: SubmittedForm): Story => ({
  args: examples.Default,
  decorators: [
    (Shown) => (
      <PrivateViewContext value={page && { kind: 'alerts', view: page, form }}>
        <Shown />
      </PrivateViewContext>
    ),
  ],
});

export const Default: Story = { args: examples.Default };

export const SaveSearch: Story = story(savingSearch);

export const SaveSearchInvalid: Story = story(savingSearch, {
  formName: 'alert',
  values: { email: 'maja@', frequency: 'instant' },
  errors: { email: 'pattern' },
  failed: false,
});

/** The visitor has reached the maximum. */
export const SaveSearchTooMany: Story = story({ ...savingSearch, problem: 'tooMany' });

export const SaveSearchRefused: Story = story({ ...savingSearch, problem: 'refused' });

export const SaveSearchFailing: Story = story({ ...savingSearch, problem: 'failing' });

/** An address without a valid search, so there is no form. */
export const SaveNothing: Story = story({ ...savingSearch, problem: 'unfit' });

export const WatchCars: Story = story({ kind: 'cars', cars: '1000017,1000018' });

export const Confirm: Story = story({ kind: 'confirm', token: 'token', search: ownSearch });

export const Stop: Story = story({ kind: 'stop', token: 'token', search: watchedCars });

export const Manage: Story = story({
  kind: 'manage',
  token: 'token',
  searches: [ownSearch, watchedCars],
  outcome: 'changed',
});

export const ManageNone: Story = story({
  kind: 'manage',
  token: 'token',
  searches: [],
  outcome: 'stoppedAll',
});

export const Sent: Story = story({ kind: 'outcome', outcome: 'sent' });

export const Confirmed: Story = story({ kind: 'outcome', outcome: 'confirmed' });

export const LinkExpired: Story = story({ kind: 'outcome', outcome: 'late' });

export const Failing: Story = story({ kind: 'outcome', outcome: 'failing' });
