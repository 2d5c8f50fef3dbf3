import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../design-system/components/Breadcrumb/Breadcrumb';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    guide: {
      purpose: 'Shows the way from the front page to this page, and back.',
      use: ['Pages that lie below others', 'Above the title of the page'],
      avoid: ['The front page', 'Steps of a form: they are no pages above this one'],
      accessibility: {
        role: 'A navigation landmark with a name; the last entry has aria-current="page".',
        keyboard: 'Tab goes through the links. This page is text, not a link.',
        focus: 'The ring is drawn around each link, which is at least 24 px high and wide.',
        contrast: 'Links are muted text on the background, 4.5 : 1; the arrows are decoration.',
      },
      do: {
        because: 'Every page above is a link, and this one is not.',
        render: () => (
          <Breadcrumb
            aria-label="A way that helps"
            trail={[
              { label: 'Home', href: '#home' },
              { label: 'Buy a car', href: '#buy' },
            ]}
            current="Volvo V60"
          />
        ),
      },
      dont: {
        because: 'These are steps, not pages above this one; nothing leads back.',
        render: () => (
          <Breadcrumb
            aria-label="A way that misleads"
            trail={[
              { label: 'Your car', href: '#car' },
              { label: 'Time', href: '#time' },
            ]}
            current="Step 3"
          />
        ),
      },
    } satisfies Guide<typeof Breadcrumb>,
  },
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Buy a car', href: '/buy' },
      { label: 'Electric estates', href: '/buy/electric-estates' },
    ],
    current: 'Volvo V60 Recharge, 2023',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lengths: Story = {
  render: (args) => (
    <Specimens>
      <Specimen label="three pages above" wide>
        <Breadcrumb {...args} />
      </Specimen>
      <Specimen label="one page above" wide>
        <Breadcrumb
          aria-label="A shorter way"
          trail={args.trail.slice(0, 1)}
          current="Find a dealer"
        />
      </Specimen>
    </Specimens>
  ),
};
