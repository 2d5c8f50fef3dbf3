import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Dialog } from '../../design-system/components/Dialog/Dialog';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { TextField } from '../../design-system/components/TextField/TextField';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Overlays/Dialog',
  component: Dialog,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { open: false, onClose: () => undefined, title: '' };

function Openable({ size }: { size: 'small' | 'medium' | 'large' }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Open {size}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Reserve this car"
        size={size}
        actions={
          <>
            <Button type="button" onClick={close}>
              Reserve
            </Button>
            <Button type="button" variant="ghost" onClick={close}>
              Not now
            </Button>
          </>
        }
      >
        <Stack>
          <Text>We keep it for you for 48 hours. It costs nothing and binds you to nothing.</Text>
          <TextField label="Phone" type="tel" autoComplete="tel" />
        </Stack>
      </Dialog>
    </>
  );
}

export const Sizes: Story = {
  args,
  render: () => (
    <Specimens>
      <Specimen label="opened by a button, in three widths">
        <Openable size="small" />
        <Openable size="medium" />
        <Openable size="large" />
      </Specimen>
    </Specimens>
  ),
};

export const Open: Story = {
  args,
  render: () => (
    <Specimens>
      <Text>The page behind the dialog.</Text>
      <Dialog
        open
        onClose={() => undefined}
        title="Reserve the Volvo EX30 for 48 hours"
        actions={
          <>
            <Button type="button">Reserve</Button>
            <Button type="button" variant="ghost">
              Not now
            </Button>
          </>
        }
      >
        <Stack>
          <Text>We keep it for you for 48 hours. It costs nothing and binds you to nothing.</Text>
          <TextField label="Name" autoComplete="name" />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            hint="We only call about this car."
          />
        </Stack>
      </Dialog>
    </Specimens>
  ),
};
