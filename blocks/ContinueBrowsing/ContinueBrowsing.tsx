import { use, useId } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Text } from '../../design-system/components/Text/Text';
import { useEditing } from '../../design-system/fields/EditingContext';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { ContinueBrowsingProps } from '../../schema/generated/fields';
import { clientScript } from '../../rendering/clientScript';
import { usePageInfo } from '../../rendering/pageInfo';
import { RecentItemCard } from '../../features/car/ui/continueBrowsing/RecentItemCard';
import { ImageHosts } from '../../design-system/components/Image/imageContexts';

const BlockFrame = styled('div', { '@print': { display: 'none' } });

const Layout = styled('div', { display: 'grid', gap: '$3', gridTemplateColumns: 'minmax(0, 1fr)' });

const Header = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$4',
});

const Items = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/**
 * Searches, form drafts and viewed cars that are stored on the visitor's device. Script (ContinueBrowsing.client.ts)
 * fills the block and shows it if no visible content moves. Without JavaScript, and for visitors without
 * stored items, the block stays hidden.
 */
export function ContinueBrowsing({ Title }: ContinueBrowsingProps) {
  const message = useMessages();
  const editing = useEditing();
  const { carPath } = usePageInfo();
  const hosts = use(ImageHosts);
  const titleId = useId();
  if (!carPath) return null;
  return (
    <BlockFrame
      {...clientScript('ContinueBrowsing')}
      data-car-path={carPath}
      data-image-hosts={hosts?.join(' ')}
    >
      <Section padding="small" hidden={!editing} aria-labelledby={titleId} data-strip="">
        <Layout>
          <Header>
            <Heading level={2} size={5} id={titleId}>
              {Title ? <FieldText field={Title} /> : message('continueTitle')}
            </Heading>
            <Button type="button" variant="ghost" size="small" data-forget="">
              {message('continueForget')}
            </Button>
          </Header>
          <Items role="list" data-things="" />
          <Text size="caption" color="muted">
            {message('continueOnDevice')}
          </Text>
        </Layout>
        {/* Templates that script copies; they stay hidden. */}
        <ul hidden>
          <RecentItemCard kind="search" icon="search" label={message('continueSearch')} />
          <RecentItemCard kind="draft" icon="mail" label={message('continueDraft')} />
          <RecentItemCard kind="car" icon="car" label={message('continueSeen')} />
        </ul>
      </Section>
    </BlockFrame>
  );
}
