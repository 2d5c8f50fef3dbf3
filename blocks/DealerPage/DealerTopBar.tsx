import { Breadcrumb } from '../../design-system/components/Breadcrumb/Breadcrumb';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { DealerDetails } from '../../features/dealers/model/dealer.types';
import { usePageInfo } from '../../rendering/pageInfo';
import { StructuredData } from '../../rendering/StructuredData';

const Bar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$5',
  minInlineSize: 0,
  paddingBlock: '$3',
});

/** Phones show only the back link. */
const BreadcrumbBox = styled('div', {
  display: 'none',
  '@md': { display: 'block', minInlineSize: 0 },
});

/** The back link, and the breadcrumb of the page. */
export function DealerTopBar({ dealer: { name } }: { dealer: DealerDetails }) {
  const message = useMessages();
  const { homeHref, href, origin, dealerPath } = usePageInfo();
  const trail = [
    { label: message('dealerListHome'), href: homeHref },
    ...(dealerPath ? [{ label: message('dealerListTitle'), href: dealerPath }] : []),
  ];
  const itemListElement = [...trail, { label: name, href }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: origin + step.href,
  }));
  return (
    <Bar>
      <Link variant="standalone" href={dealerPath ?? homeHref} data-history-back="">
        <Icon name="arrowLeft" />
        {message('dealerBack')}
      </Link>
      <BreadcrumbBox>
        <Breadcrumb trail={trail} current={name} />
      </BreadcrumbBox>
      <StructuredData type="BreadcrumbList" data={{ itemListElement }} />
    </Bar>
  );
}
