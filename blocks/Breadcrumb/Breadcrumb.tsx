import { Breadcrumb as Trail } from '../../design-system/components/Breadcrumb/Breadcrumb';
import { Container } from '../../design-system/components/Container/Container';
import { styled } from '../../design-system/stitches';
import type { BreadcrumbProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { usePageInfo } from '../../rendering/pageInfo';
import { StructuredData } from '../../rendering/StructuredData';
import type { BreadcrumbData } from './Breadcrumb.data';

const Band = styled(Container, { paddingBlock: '$4' });

/** Links to the ancestors of the current page; renders nothing on the front page. */
export function Breadcrumb({ CurrentText, data }: WithData<BreadcrumbProps, BreadcrumbData>) {
  const { origin, href: currentHref } = usePageInfo();
  if (!data || data.trail.length === 0) return null;
  const { trail } = data;
  const current = CurrentText?.value || data.current;
  const steps = [...trail, { label: current, href: currentHref }];
  const itemListElement = steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  }));
  return (
    <Band data-band="trail">
      <Trail trail={trail} current={current} />
      <StructuredData type="BreadcrumbList" data={{ itemListElement }} />
    </Band>
  );
}
