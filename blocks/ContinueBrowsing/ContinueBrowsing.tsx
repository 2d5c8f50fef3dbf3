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
import { LeftThing } from '../../features/car/ui/continueBrowsing/LeftThing';
import { ImageHosts } from '../../design-system/components/Image/imageContexts';

const Place = styled('div', { '@print': { display: 'none' } });

const Layout = styled('div', { display: 'grid', gap: '$3', gridTemplateColumns: 'minmax(0, 1fr)' });

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$4',
});

const Things = styled('ul', {
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
 * What the visitor left on this device, filled in by script (ContinueBrowsing.client.ts), which shows it where that
 * moves nothing in sight. Without script, and for who has left nothing, there is nothing.
 */
export function ContinueBrowsing({ Title }: ContinueBrowsingProps) {
  const message = useMessages();
  const editing = useEditing();
  const { carPath } = usePageInfo();
  const hosts = use(ImageHosts);
  const titleId = useId();
  if (!carPath) return null;
  return (
    <Place
      {...clientScript('ContinueBrowsing')}
      data-car-path={carPath}
      data-image-hosts={hosts?.join(' ')}
    >
      <Section space="small" hidden={!editing} aria-labelledby={titleId} data-strip="">
        <Layout>
          <Head>
            <Heading level={2} size={5} id={titleId}>
              {Title ? <FieldText field={Title} /> : message('continueTitle')}
            </Heading>
            <Button type="button" variant="ghost" size="small" data-forget="">
              {message('continueForget')}
            </Button>
          </Head>
          <Things role="list" data-things="" />
          <Text size="caption" tone="muted">
            {message('continueOnDevice')}
          </Text>
        </Layout>
        {/* What script copies: never shown itself. */}
        <ul hidden>
          <LeftThing kind="search" icon="search" label={message('continueSearch')} />
          <LeftThing kind="draft" icon="mail" label={message('continueDraft')} />
          <LeftThing kind="car" icon="car" label={message('continueSeen')} />
        </ul>
      </Section>
    </Place>
  );
}
