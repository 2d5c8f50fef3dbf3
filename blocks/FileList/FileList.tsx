import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldFile } from '../../design-system/fields/FieldFile';
import { FieldText } from '../../design-system/fields/FieldText';
import { useShown } from '../../design-system/fields/useShown';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { FileListItemFields, FileListProps } from '../../schema/generated/fields';
import { FileListRest } from './FileListRest';

/** Files that are shown before the visitor asks for the others (spec 1 §9). */
const shownAtFirst = 3;

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  variants: {
    titled: { true: { '@lg': { gridTemplateColumns: '1fr 2fr', columnGap: '$space$section' } } },
  },
});

const Rows = styled('ul', { listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minBlockSize: '$row',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  '& a': { fontWeight: '$semibold', overflowWrap: 'anywhere' },
  // The whole row takes the press.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

const Mark = styled('span', { display: 'inline-flex', color: '$link' });

/** Files to download, three at first and the others on request; without script too (spec 1 §2.7). */
export function FileList({ Title, Text: text, Items = [] }: FileListProps) {
  const message = useMessages();
  const shown = useShown();
  const files = Items.filter(({ File }) => shown(File));
  if (files.length === 0) return null;
  const rest = files.slice(shownAtFirst);
  return (
    <Section>
      <Layout titled={Boolean(Title ?? text)}>
        {(Title ?? text) && (
          <Stack gap={3}>
            {Title && (
              <Heading level={2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text tone="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        )}
        <div>
          <Files files={files.slice(0, shownAtFirst)} />
          {rest.length > 0 && (
            <FileListRest
              more={fillIn(message('showAllFiles'), { count: files.length })}
              fewer={message('showFewerFiles')}
            >
              <Files files={rest} />
            </FileListRest>
          )}
        </div>
      </Layout>
    </Section>
  );
}

function Files({ files }: { files: readonly FileListItemFields[] }) {
  return (
    <Rows role="list">
      {files.map(({ Title, Text: text, File }, index) => (
        <Row key={index}>
          <Mark>
            <Icon name="download" size="medium" />
          </Mark>
          <Stack gap={1}>
            <FieldFile field={File} look="quiet">
              {Title ? <FieldText field={Title} /> : undefined}
            </FieldFile>
            {text && (
              <Text size="small" tone="muted">
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        </Row>
      ))}
    </Rows>
  );
}
