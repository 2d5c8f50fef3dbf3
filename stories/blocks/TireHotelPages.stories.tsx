import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmationPage } from '../../features/tyre-hotel/ui/ConfirmationPage';
import { exampleFlow } from '../../features/tyre-hotel/ui/exampleFlow';
import type { FlowProps } from '../../features/tyre-hotel/ui/flow.types';
import { LoginPage } from '../../features/tyre-hotel/ui/LoginPage';
import { SearchPage } from '../../features/tyre-hotel/ui/SearchPage';
import { CodePage } from '../../features/tyre-hotel/ui/CodePage';
import { VehiclePage } from '../../features/tyre-hotel/ui/VehiclePage';
import { Section } from '../../design-system/components/Section/Section';

const pages = {
  Search: SearchPage,
  Login: LoginPage,
  Validate: CodePage,
  LoggedIn: VehiclePage,
  // Not shown: it requests free times from the server.
  Booking: () => null,
  Confirmation: ConfirmationPage,
} as const;

function Page(flow: FlowProps) {
  const PageComponent = pages[flow.state.page];
  return (
    <Section>
      <PageComponent {...flow} />
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
