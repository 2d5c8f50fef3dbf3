import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples, testDriveOffer } from '../../blocks/TestDrive/TestDrive.fixture';
import { TestDrive } from '../../blocks/TestDrive/TestDrive';
import { PrivateViewContext } from '../../rendering/privateView';
import type { TestDrivePage } from '../../domain/booking/testDrive';
import type { SubmittedForm } from '../../domain/forms/submittedForm';

const meta = {
  title: 'Blocks/Forms/TestDrive',
  component: TestDrive,
} satisfies Meta<typeof TestDrive>;

export default meta;

type Story = StoryObj<typeof meta>;

const story = (page: TestDrivePage, form?: SubmittedForm): Story => ({
  args: examples.Default,
  decorators: [
    (Shown) => (
      <PrivateViewContext value={page && { kind: 'testDrive', view: page, form }}>
        <Shown />
      </PrivateViewContext>
    ),
  ],
});

/** Without a car. */
export const Default: Story = { args: examples.Default };

export const Times: Story = story(testDriveOffer);

export const Invalid: Story = story(testDriveOffer, {
  formName: 'testDrive',
  values: { firstName: 'Maja', phone: '12' },
  errors: { time: 'required', lastName: 'required', phone: 'pattern', email: 'required' },
  failed: false,
});

export const Taken: Story = story({ ...testDriveOffer, problem: 'taken' });

export const Gone: Story = story('gone');

export const Pending: Story = story('pending');
