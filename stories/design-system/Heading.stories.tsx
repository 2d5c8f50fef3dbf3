import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Heading',
  component: Heading,
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

const sizes = ['display', 1, 2, 3, 4, 5, 6] as const;

export const Sizes: Story = {
  args: { level: 2 },
  render: () => (
    <Specimens>
      {sizes.map((size) => (
        <Specimen key={size} label={`size ${size}`} wide>
          <Heading level={2} size={size}>
            Electric for every day
          </Heading>
        </Specimen>
      ))}
      <Specimen label="two lines are balanced, and a long word breaks" wide>
        <Grid columns={{ '@initial': 1, '@lg': 3 }}>
          <Heading level={2}>Find the car that fits the way you live, at a dealer near you</Heading>
          <Heading level={2} lang="fi">
            Käyttöleasingsopimus ja ajoneuvovakuutus samalla kertaa
          </Heading>
          <Heading level={2} align="center" lang="sv">
            Försäkringsbolagsrepresentanterna svarar
          </Heading>
        </Grid>
      </Specimen>
    </Specimens>
  ),
};
