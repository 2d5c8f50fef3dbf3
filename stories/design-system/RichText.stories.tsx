import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../design-system/components/Grid/Grid';
import { RichText } from '../../design-system/components/RichText/RichText';
import { Stack } from '../../design-system/components/Stack/Stack';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/RichText',
  component: RichText,
  parameters: {
    guide: {
      purpose: 'Shows text with markup from the editors.',
      use: ['Fields of rich text'],
      avoid: ['Text of our own: use Heading and Text', 'Markup that was not sanitised'],
      variants: {
        size: { small: 'Terms and footnotes', lead: 'The opening of a page' },
      },
      accessibility: {
        role: 'That of its markup: headings, lists, tables and links.',
        keyboard: 'Tab goes through its links.',
        focus: 'The ring is drawn around each link.',
        contrast: 'Text and links on the background, 4.5 : 1; links are underlined.',
      },
      do: {
        because: 'Headings and lists are what they look like.',
        render: () => (
          <RichText html="<h3>What you get</h3><ul><li>11 kW</li><li>A cable</li></ul>" />
        ),
      },
      dont: {
        because: 'Bold words and dashes only look like a heading and a list.',
        render: () => (
          <RichText html="<p><strong>What you get</strong></p><p>- 11 kW</p><p>- A cable</p>" />
        ),
      },
    } satisfies Guide<typeof RichText>,
  },
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

/** HTML as it is after sanitizing; docs/rich-text.md lists the allowed elements. */
const terms = `
  <h2 id="text-terms">Terms of the offer</h2>
  <div>The price is <del>399 000 kr</del> <ins>349 000 kr</ins>.</div>
  <div>It stands until <time datetime="2026-12-31">31 December</time>.</div>
  <h3>What it is for</h3>
  <dl><dt>Wheels</dt><dd>Four, of 17 inches</dd><dt>Storage</dt><dd>Six months</dd></dl>
  <h4>Points that follow</h4>
  <ol start="7" type="a"><li>Oil and filter<ul><li>Synthetic</li></ul></li><li value="12">Brakes</li></ol>
  <h5>What others say</h5>
  <blockquote><p>I was home again before lunch.</p></blockquote>
  <h6>In figures</h6>
  <figure>
    <table>
      <caption>Prices by size</caption>
      <thead><tr><th scope="col">Size</th><th scope="col">Price</th></tr></thead>
      <tbody><tr><td>16″</td><td>4 900 kr</td></tr><tr><td>17″</td><td>5 900 kr</td></tr></tbody>
    </table>
    <figcaption>Fitted and balanced</figcaption>
  </figure>
  <details><summary>Small print</summary><p lang="en">Subject to stock.</p></details>`;

export const Terms: Story = {
  args: { html: terms },
  render: () => (
    <Specimens>
      <RichText html={terms} />
    </Specimens>
  ),
};
