import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmationPage } from '../../blocks/TireHotel/ConfirmationPage';
import { exampleFlow } from '../../blocks/TireHotel/exampleFlow';
import type { FlowProps } from '../../blocks/TireHotel/flow.types';
import { LoginPage } from '../../blocks/TireHotel/LoginPage';
import { SearchPage } from '../../blocks/TireHotel/SearchPage';
import { ValidatePage } from '../../blocks/TireHotel/ValidatePage';
import { VehiclePage } from '../../blocks/TireHotel/VehiclePage';
import { Section } from '../../design-system/components/Section/Section';

const pages = {
  Search: SearchPage,
  Login: LoginPage,
  Validate: ValidatePage,
  LoggedIn: VehiclePage,
  // Asks for free times, which nobody answers here.
  Booking: () => null,
  Confirmation: ConfirmationPage,
} as const;

function Page(flow: FlowProps) {
  const Shown = pages[flow.state.page];
  return (
    <Section>
      <Shown {...flow} />
    </Section>
  );
}

const meta = {
  title: 'Blocks/Forms/TireHotelPages',
  component: Page,
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = { args: exampleFlow.login };

export const Code: Story = { args: exampleFlow.code };

export const Vehicle: Story = { args: exampleFlow.vehicle };

export const Confirmation: Story = { args: exampleFlow.confirmation };
