import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { Accordion } from '../../design-system/components/Accordion/Accordion';
import { Button } from '../../design-system/components/Button/Button';
import { Chip } from '../../design-system/components/Chip/Chip';
import { Details } from '../../design-system/components/Details/Details';
import { Drawer } from '../../design-system/components/Drawer/Drawer';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Overlays/Drawer',
  component: Drawer,
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { open: false, onClose: () => undefined, title: '' };

const filters = (
  <Accordion>
    <Details open summary="Body">
      <Stack direction="row" gap={2} wrap>
        <Chip selected onSelect={() => undefined}>
          Estate
        </Chip>
        <Chip selected={false} onSelect={() => undefined}>
          Hatchback
        </Chip>
        <Chip selected={false} onSelect={() => undefined}>
          SUV
        </Chip>
      </Stack>
    </Details>
    <Details summary="Fuel">
      <Text>Electric, hybrid, petrol, diesel</Text>
    </Details>
    <Details summary="Price">
      <Text>From 100,000 to 300,000</Text>
    </Details>
  </Accordion>
);

function Openable({ side }: { side: 'start' | 'end' | 'bottom' }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Open at the {side}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        title="Filter"
        side={side}
        actions={
          <Button type="button" onClick={close}>
            Show 128 cars
          </Button>
        }
      >
        {filters}
      </Drawer>
    </>
  );
}

export const Sides: Story = {
  args,
  render: () => (
    <Specimens>
      <Specimen label="opened by a button, at three edges of the window">
        <Openable side="start" />
        <Openable side="end" />
        <Openable side="bottom" />
      </Specimen>
    </Specimens>
  ),
};

export const Open: Story = {
  args,
  render: () => (
    <Specimens>
      <Text>The page beside the drawer.</Text>
      <Drawer
        open
        onClose={() => undefined}
        title="Filter"
        actions={
          <>
            <Button type="button">Show 128 cars</Button>
            <Button type="button" variant="ghost">
              Clear
            </Button>
          </>
        }
      >
        {filters}
      </Drawer>
    </Specimens>
  ),
};
