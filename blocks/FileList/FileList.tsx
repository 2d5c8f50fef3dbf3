import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldFile } from '../../design-system/fields/FieldFile';
import { FieldText } from '../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { FileListItemFields, FileListProps } from '../../schema/generated/fields';
import { RemainingFiles } from './RemainingFiles';

/** Number of files that are visible at first. */
const INITIAL_FILE_COUNT = 3;

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
  // The whole row can be clicked.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

const DownloadIcon = styled('span', { display: 'inline-flex', color: '$link' });

/** Files to download: three, and the others on request; also without JavaScript. */
export function FileList({ Title, Text: text, Items = [] }: FileListProps) {
  const message = useMessages();
  const isShown = useFieldVisibility();
  const files = Items.filter(({ File }) => isShown(File));
  if (files.length === 0) return null;
  const remaining = files.slice(INITIAL_FILE_COUNT);
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
              <Text color="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        )}
        <div>
          <Files files={files.slice(0, INITIAL_FILE_COUNT)} />
          {remaining.length > 0 && (
            <RemainingFiles
              moreLabel={fillIn(message('showAllFiles'), { count: files.length })}
              fewerLabel={message('showFewerFiles')}
            >
              <Files files={remaining} />
            </RemainingFiles>
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
          <DownloadIcon>
            <Icon name="download" size="medium" />
          </DownloadIcon>
          <Stack gap={1}>
            <FieldFile field={File} variant="quiet">
              {Title ? <FieldText field={Title} /> : undefined}
            </FieldFile>
            {text && (
              <Text size="small" color="muted">
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        </Row>
      ))}
    </Rows>
  );
}
