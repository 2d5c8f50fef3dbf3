import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../../design-system/components/Wordmark/Wordmark';
import type { WordmarkName } from '../../design-system/components/Wordmark/wordmarks';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;

type Story = StoryObj<typeof meta>;

const names: Record<WordmarkName, string> = {
  road: 'Automotive Sverige',
  tag: 'CarStore',
  plug: 'Automotive Laddning',
  ridge: 'Pickup Sverige',
  load: 'Automotive Lastbilar',
};

export const Brands: Story = {
  args: { name: 'CarStore', drawing: 'tag' },
  render: () => (
    <OnEveryTone>
      {() =>
        (Object.keys(names) as WordmarkName[]).map((drawing) => (
          <Wordmark key={drawing} name={names[drawing]} drawing={drawing} />
        ))
      }
    </OnEveryTone>
  ),
};

/** Letters that no brand has drawn are set in the theme's own. */
export const Undrawn: Story = { args: { name: 'Zephyr Östersund', drawing: 'road' } };
