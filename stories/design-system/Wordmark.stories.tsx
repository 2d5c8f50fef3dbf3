import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../design-system/components/Text/Text';
import { Wordmark } from '../../design-system/components/Wordmark/Wordmark';
import type { WordmarkName } from '../../design-system/components/Wordmark/wordmarks';
import type { Guide } from '../.storybook/guide';
import { OnEveryTone } from './Specimens';

const meta = {
  title: 'Design system/Wordmark',
  component: Wordmark,
  parameters: {
    guide: {
      purpose: 'Writes the name of a site as its logo.',
      use: ['The header and the footer of a page'],
      avoid: ['Running text: write the name', 'More than one in sight'],
      accessibility: {
        role: 'Text: the drawing is hidden, the name is read.',
        keyboard: 'Nothing to operate; the link around it leads to the front page.',
        focus: 'Takes none; its link does.',
        contrast:
          'The name has the colour of text, 4.5 : 1 on every tone; forced colours are kept.',
      },
      do: {
        because: 'The brand’s own drawing, alone on its line.',
        render: () => <Wordmark name="CarStore" drawing="tag" />,
      },
      dont: {
        because: 'A logo in the middle of a sentence interrupts the reading.',
        render: () => (
          <Text>
            Welcome to <Wordmark name="CarStore" drawing="tag" /> in Kista
          </Text>
        ),
      },
    } satisfies Guide<typeof Wordmark>,
  },
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

/** Names without a drawn wordmark use the theme's font. */
export const Undrawn: Story = { args: { name: 'Zephyr Östersund', drawing: 'road' } };
