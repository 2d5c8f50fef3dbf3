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
});

const Note = styled('span', {
  color: '$muted',
  fontSize: '$small',
  fontWeight: '$regular',
});

const Content = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0 });

export interface OfferProps {
  title: string;
  /** The formatted monthly cost. */
  monthly?: string;
  /** Note after the cost, such as the rate, or that it excludes VAT. */
  note?: string;
  isCampaign?: boolean;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/**
 * An offer of monthly payments that can be expanded. The browser keeps only one per page open at a time, also
 * without JavaScript.
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
            {isCampaign && <Badge variant="campaign">{message('campaign')}</Badge>}
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
