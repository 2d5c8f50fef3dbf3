import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../design-system/components/Grid/Grid';
import { RichText } from '../../design-system/components/RichText/RichText';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/RichText',
  component: RichText,
} satisfies Meta<typeof RichText>;

export default meta;

type Story = StoryObj<typeof meta>;

const html = `
  <h2>Charging at home</h2>
  <p>A wall box charges a car <strong>overnight</strong>, at a <em>fixed</em> price. Read
    <a href="#">what your electrician needs to know</a> or call <a href="tel:+46101234567">010-123 45 67</a>.</p>
  <h3>What you get</h3>
  <ul><li>11 kW, three phases</li><li>A cable of five metres that reaches both sides of the car</li></ul>
  <h4>How it is done</h4>
  <ol><li>We look at your fuse box.</li><li>You get a price.</li><li>An electrician puts it up.</li></ol>`;

const short = '<p>Prices include VAT. See <a href="#">all conditions</a>.</p>';

export const Markup: Story = {
  args: { html },
  render: () => (
    <Specimens>
      <Grid columns={{ '@initial': 1, '@lg': 2 }}>
        <RichText html={html} />
        <Stack gap={6}>
          <Specimen label="lead" wide>
            <RichText html={short} size="lead" />
          </Specimen>
          <Specimen label="small" wide>
            <RichText html={short} size="small" />
          </Specimen>
          <Specimen label="centred" wide>
            <RichText html={short} align="center" />
          </Specimen>
        </Stack>
      </Grid>
    </Specimens>
  ),
};
