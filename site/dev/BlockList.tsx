import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { styled } from '../../design-system/stitches';
import type { ThemeName } from '../../design-system/themes/themes';
import type { BlockContract } from '../../schema/contract';
import { contract } from '../../schema/generated/contract';
import { exampleAddress } from './exampleAddress';
import { allFixtures } from './allFixtures';
import { texts } from './texts';

const Examples = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$4',
  rowGap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const blocks = Object.entries<BlockContract>(contract.blocks);
const categories = [...new Set(blocks.map(([, { category }]) => category))].sort();

/** Every block of the contracts by category, with links to its examples. */
export function BlockList({ theme }: { theme: ThemeName }) {
  return categories.map((category) => (
    <Stack key={category} gap={4}>
      <Heading level={3}>{category}</Heading>
      <Grid as="ul" columns={{ '@initial': 1, '@md': 2, '@lg': 3 }}>
        {blocks
          .filter(([, block]) => block.category === category)
          .map(([name, block]) => (
            <Card key={name} as="li" padding="small" variant="raised">
              <BlockCard name={name} block={block} theme={theme} />
            </Card>
          ))}
      </Grid>
    </Stack>
  ));
}

interface BlockCardProps {
  name: string;
  block: BlockContract;
  theme: ThemeName;
}

function BlockCard({ name, block, theme }: BlockCardProps) {
  const examples = Object.keys(allFixtures.get(name)?.examples ?? {});
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={4} size={5}>
          <Link
            href={exampleAddress(name, theme)}
            variant="standalone"
            aria-label={texts.allExamples(name)}
          >
            {name}
          </Link>
        </Heading>
        <Text size="small" color="muted">
          {block.description}
        </Text>
      </Stack>
      {examples.length === 0 && (
        <Text size="small" color="danger">
          {texts.noFixture}
        </Text>
      )}
      <Examples>
        {examples.map((example) => (
          <li key={example}>
            <Link href={exampleAddress(name, theme, example)}>{example}</Link>
          </li>
        ))}
      </Examples>
    </Stack>
  );
}
