import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarHold } from '../../blocks/CarHold/CarHold';
import { examples, holdOffer, shownHold } from '../../blocks/CarHold/CarHold.fixture';
import { PrivateViewContext } from '../../rendering/privateView';
import type { HoldPage } from '../../domain/holds/carHold';
import type { SubmittedForm } from '../../domain/forms/submittedForm';

const meta = {
  title: 'Blocks/Forms/CarHold',
  component: CarHold,
} satisfies Meta<typeof CarHold>;

export default meta;

type Story = StoryObj<typeof meta>;

const story = (page: HoldPage, form?: SubmittedForm): Story => ({
  args: examples.Default,
  decorators: [
    (Shown) => (
      <PrivateViewContext value={page && { kind: 'hold', view: page, form }}>
        <Shown />
      </PrivateViewContext>
    ),
  ],
});

/** Without a car. */
export const Default: Story = { args: examples.Default };

export const Offer: Story = story(holdOffer);

export const Invalid: Story = story(holdOffer, {
  formName: 'carHold',
  values: { name: 'Maja Lind', phone: '12' },
  errors: { phone: 'pattern', email: 'required', consent: 'required' },
  failed: false,
});

export const Failed: Story = story(holdOffer, {
  formName: 'carHold',
  values: { name: 'Maja Lind' },
  errors: {},
  failed: true,
});

export const Requested: Story = story({ state: 'asked', car: holdOffer.car });

export const Proof: Story = story({ state: 'proof', car: holdOffer.car, token: 'a-token' });

export const HoldsAnother: Story = story({
  state: 'proof',
  car: holdOffer.car,
  token: 'a-token',
  problem: 'limit',
});

export const Expired: Story = story({ state: 'late', carId: holdOffer.car.car_id });

export const Taken: Story = story({ state: 'taken', car: holdOffer.car });

export const Held: Story = story(shownHold);

export const Over: Story = story({ ...shownHold, state: 'over' });

export const Unknown: Story = story('unknown');
