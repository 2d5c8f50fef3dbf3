import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import { readDealer } from '../../features/dealers/model/readDealer';
import type { SiteTeaserProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { DealerCard } from '../../features/dealers/ui/DealerCard';
import type { SiteTeaserData } from './SiteTeaser.data';

const Layout = styled('div', { display: 'grid', gap: '$6', gridTemplateColumns: 'minmax(0, 1fr)' });

const Header = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$4',
});

const Row = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    four: { true: { '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  },
});

/** Dealers with address and phone. */
export function SiteTeaser({ Title, ButtonLink, data }: WithData<SiteTeaserProps, SiteTeaserData>) {
  if (!data || data.dealers.length === 0) return null;
  const dealers = data.dealers.flatMap((record) => readDealer(record) ?? []);
  return (
    <Section>
      <Layout>
        <Header>
          {Title && (
            <Heading level={2}>
              <FieldText field={Title} />
            </Heading>
          )}
          {ButtonLink && <FieldButton field={ButtonLink} variant="outline" />}
        </Header>
        <Row role="list" four={dealers.length === 4}>
          {dealers.map((dealer) => (
            <li key={dealer.id}>
              <DealerCard dealer={dealer} level={Title ? 3 : 2} />
            </li>
          ))}
        </Row>
      </Layout>
    </Section>
  );
}
