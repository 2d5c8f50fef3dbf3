import type { ReactNode } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Details } from '../../../design-system/components/Details/Details';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

const Summary = styled('span', {
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$3',
  minInlineSize: 0,
});

const Title = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  fontWeight: '$semibold',
});

const Monthly = styled('span', {
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Note = styled('span', {
  color: '$muted',
  fontSize: '$caption',
  fontWeight: '$regular',
});

const Content = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0 });

export interface OfferProps {
  title: string;
  /** What a month costs, as it is written. */
  monthly?: string;
  /** Behind the cost, such as that VAT is not in it. */
  note?: string;
  isCampaign?: boolean;
  open?: boolean;
  children: ReactNode;
}

/**
 * A way to pay by the month, in a row that opens. Of all on the page one is open at a time; the browser sees
 * to that, with the keyboard and without script as well.
 */
export function Offer({ title, monthly, note, isCampaign, open, children }: OfferProps) {
  const message = useMessages();
  return (
    <Details
      name="car-finance"
      open={open}
      summary={
        <Summary>
          <Title>
            {title}
            {isCampaign && ' '}
            {isCampaign && <Badge look="campaign">{message('campaign')}</Badge>}
          </Title>
          {monthly && (
            <Monthly>
              {monthly}
              {note && <Note> {note}</Note>}
            </Monthly>
          )}
        </Summary>
      }
    >
      <Content>{children}</Content>
    </Details>
  );
}
