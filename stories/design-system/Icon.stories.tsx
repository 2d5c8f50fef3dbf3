import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Icon } from '../../design-system/components/Icon/Icon';
import { drawings, type IconName } from '../../design-system/components/Icon/drawings';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { OnEveryTone, Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Icon',
  component: Icon,
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  args: { name: 'car' },
  render: () => (
    <Specimens>
      <Grid columns={{ '@initial': 3, '@md': 6 }} gap="small">
        {(Object.keys(drawings) as IconName[]).map((name) => (
          <Card key={name} padding="small">
            <Stack gap={2} align="center">
              <Icon name={name} size="large" />
              <Text size="caption" tone="muted">
                {name}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Specimens>
  ),
};

export const Sizes: Story = {
  args: { name: 'car' },
  render: () => (
    <>
      <Specimens>
        {(['text', 'small', 'medium', 'large'] as const).map((size) => (
          <Specimen key={size} label={size}>
            <Text>
              <Icon name="charger" size={size} /> Charged in 28 minutes
            </Text>
          </Specimen>
        ))}
      </Specimens>
      <OnEveryTone>{() => <Icon name="bolt" size="large" label="Electric" />}</OnEveryTone>
    </>
  ),
};
