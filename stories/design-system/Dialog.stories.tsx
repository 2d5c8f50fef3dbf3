import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Dialog } from '../../design-system/components/Dialog/Dialog';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { TextField } from '../../design-system/components/TextField/TextField';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Overlays/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      purpose: 'Asks for an answer before the page goes on.',
      use: ['A question that must be answered now', 'A short form', 'A closer look at one thing'],
      avoid: [
        'A message that needs no answer: use Toast',
        'Long content: give it a page',
        'One dialog over another',
      ],
      variants: {
        size: {
          small: 'A question with two answers',
          medium: 'A short form',
          large: 'A form with pictures, a comparison',
          window: 'Tables and pictures that need all the room',
        },
      },
      accessibility: {
        role: 'A native modal dialog, named by its title.',
        keyboard: 'Escape closes it. Tab stays within it; the browser sees to that.',
        focus: 'Moves into the dialog when it opens and back to the control that opened it.',
        contrast:
          'On the default tone, 4.5 : 1. The page behind it is dimmed; forced colours draw a border.',
      },
      do: {
        because: 'One question, and buttons that name the answers.',
        render: () => <Openable size="small" />,
      },
      dont: {
        because: 'It only says that something is done: a Toast does, without stopping anyone.',
        render: () => <SavedDialog />,
      },
    } satisfies Guide<typeof Dialog>,
  },
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

/** A dialog without a question. */
function SavedDialog() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Save this car
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Saved"
        size="small"
        actions={
          <Button type="button" onClick={close}>
            OK
          </Button>
        }
      >
        <Text>The car is saved.</Text>
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

/** Not on the docs page, which it would cover. */
export const Open: Story = {
  tags: ['!autodocs'],
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
