import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { Accordion } from '../../design-system/components/Accordion/Accordion';
import { Button } from '../../design-system/components/Button/Button';
import { Chip } from '../../design-system/components/Chip/Chip';
import { Details } from '../../design-system/components/Details/Details';
import { Drawer } from '../../design-system/components/Drawer/Drawer';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Overlays/Drawer',
  component: Drawer,
  parameters: {
    guide: {
      purpose: 'Slides in at an edge of the window with something that goes with the page.',
      use: ['Filters of a list', 'A menu', 'Details of one of many'],
      avoid: [
        'A question that stops everything: use Dialog',
        'Content that is always needed: show it',
      ],
      variants: {
        side: {
          start: 'Navigation',
          end: 'Filters and details; the usual one',
          bottom: 'On phones, close to the thumb',
        },
      },
      accessibility: {
        role: 'A native modal dialog, named by its title.',
        keyboard: 'Escape closes it. Tab stays within it.',
        focus: 'Moves into the drawer when it opens and back to the control that opened it.',
        contrast:
          'On the default tone, 4.5 : 1. The page behind it is dimmed; forced colours draw a border.',
      },
      do: {
        because: 'Many filters, one button that says how many cars remain.',
        render: () => <Openable side="end" />,
      },
      dont: {
        because: 'A single filter: a Chip in the page needs no drawer.',
        render: () => <OneFilterDrawer />,
      },
    } satisfies Guide<typeof Drawer>,
  },
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

/** A drawer with a single filter. */
function OneFilterDrawer() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Drawer open={open} onClose={close} title="Filter">
        <Chip selected onSelect={() => undefined}>
          Electric
        </Chip>
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

/** Not on the docs page, which it would cover. */
export const Open: Story = {
  tags: ['!autodocs'],
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
