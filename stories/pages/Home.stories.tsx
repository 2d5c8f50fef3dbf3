import type { Meta, StoryObj } from '@storybook/react-vite';
import { allFixtures } from '../../site/dev/allFixtures';
import { examplePage } from '../../site/dev/examplePage';
import { exampleBlock } from '../../site/dev/fixtures';
import { Shell } from '../../site/layout/Shell';
import { messagesOf } from '../../site/messages/messagesOf';

const blocks = [
  'MegaMenu',
  'HeroBanner',
  'LinkList',
  'StageRow',
  'Blurb',
  'CallToActionBanner',
  'Accordion',
  'Footer',
].flatMap((name) => {
  const [example = ''] = Object.keys(allFixtures.get(name)?.examples ?? {});
  return exampleBlock(allFixtures, name, example) ?? [];
});

const meta = {
  title: 'Pages/Home',
  component: Shell,
} satisfies Meta<typeof Shell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {
  args: {
    page: examplePage({ title: 'Home', theme: 'default', language: 'en', blocks }).page,
    dictionary: messagesOf('en'),
  },
};
