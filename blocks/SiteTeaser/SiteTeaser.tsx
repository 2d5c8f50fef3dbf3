import { Card } from '../../design-system/components/Card/Card';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Image } from '../../design-system/components/Image/Image';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { SiteTeaserProps } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import type { DealerRecord } from '../Dealer/dealerSearch';
import { townLine } from '../../domain/dealers/townLine';
import type { SiteTeaserData } from './SiteTeaser.data';

const Layout = styled('div', { display: 'grid', gap: '$6', gridTemplateColumns: 'minmax(0, 1fr)' });

const Head = styled('div', {
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

const Picture = styled('div', { position: 'relative', aspectRatio: '16 / 9' });

const Words = styled('div', { display: 'grid', gap: '$2', padding: '$4' });

const Address = styled('address', {
  fontStyle: 'normal',
  fontSize: '$small',
  lineHeight: '$body',
  color: '$muted',
});

/** Dealers with address and phone (spec 2 §7). */
export function SiteTeaser({ Title, ButtonLink, data }: WithData<SiteTeaserProps, SiteTeaserData>) {
  if (!data || data.dealers.length === 0) return null;
  const { dealers } = data;
  return (
    <Section>
      <Layout>
        <Head>
          {Title && (
            <Heading level={2}>
              <FieldText field={Title} />
            </Heading>
          )}
          {ButtonLink && <FieldButton field={ButtonLink} variant="outline" />}
        </Head>
        <Row role="list" four={dealers.length === 4}>
          {dealers.map((dealer) => (
            <li key={dealer.site_id}>
              <DealerCard dealer={dealer} level={Title ? 3 : 2} />
            </li>
          ))}
        </Row>
      </Layout>
    </Section>
  );
}

function DealerCard({ dealer, level }: { dealer: DealerRecord; level: 2 | 3 }) {
  const { site_official_name, site_street, site_zip, site_city, site_phone } = dealer;
  const town = townLine(site_zip, site_city);
  return (
    <Card padding="none" style={{ blockSize: '100%' }}>
      {dealer.site_image_url && (
        <Picture>
          <Image
            src={dealer.site_image_url}
            alt=""
            place="fill"
            sizes="(min-width: 1024px) 22vw, (min-width: 640px) 46vw, 92vw"
          />
        </Picture>
      )}
      <Words>
        <Heading level={level} size={5}>
          {site_official_name}
        </Heading>
        <Address>
          {site_street}
          {site_street && town && <br />}
          {town}
        </Address>
        {site_phone && (
          <Link look="standalone" href={`tel:${site_phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {site_phone}
          </Link>
        )}
      </Words>
    </Card>
  );
}
