import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocationFinder } from '../../blocks/LocationFinder/LocationFinder';
import { examples } from '../../blocks/LocationFinder/LocationFinder.fixture';

const meta = {
  title: 'Blocks/Finders/Location finder',
  component: LocationFinder,
} satisfies Meta<typeof LocationFinder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dealers: Story = { args: examples.Dealers };
export const ChargingPoints: Story = { args: examples.ChargingPoints };
export const PickupDealers: Story = { args: examples.PickupDealers };
export const Empty: Story = { args: examples.Empty };
