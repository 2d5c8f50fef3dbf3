import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Offering } from '../../../domain/booking/booking.types';
import type { SelectedService } from '../../../domain/booking/bookingState.types';
import { type ServiceConflict, ORIGINAL_SERVICE } from '../../../domain/booking/serviceRules';
import { type MoneyPattern, writeMoney } from '../../../domain/money/moneyPattern';
import { PriceRangeText } from './PriceRangeText';

const Row = styled('li', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  variants: {
    chosen: { true: { borderColor: '$primary', boxShadow: 'inset 0 0 0 1px $colors$primary' } },
  },
});

const Header = styled('div', {
  display: 'grid',
  gap: '$2 $4',
  alignItems: 'start',
  // On phones the price is below the text, so that both have the full width.
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  // Not `disabled`: a screen reader must reach it to read the reason.
  '& input[aria-disabled="true"]': { opacity: 0.55 },
  '& input[aria-disabled="true"] + label': { color: '$muted', cursor: 'not-allowed' },
});

const Price = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 $3',
  paddingInlineStart: '$6',
  fontVariantNumeric: 'tabular-nums',
  '@md': { display: 'grid', justifyItems: 'end', paddingInlineStart: 0, textAlign: 'end' },
  '& del': { color: '$muted', fontSize: '$small' },
  '& strong': { fontWeight: '$semibold' },
});

const PointList = styled('ul', {
  margin: 0,
  paddingInlineStart: '$5',
  color: '$muted',
  fontSize: '$small',
});

/** Not in the colour of errors, because a conflict is no error of the visitor. */
const Note = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  paddingInlineStart: '$6',
  color: '$muted',
  fontSize: '$small',
  '&:not(:has(:not(:empty)))': { display: 'none' },
});

const Extra = styled('div', { display: 'grid', gap: '$4', paddingInlineStart: '$6' });

const conflictKeys = {
  baseServiceChosen: 'bookingBaseChosen',
  originalServiceChosen: 'bookingOriginalChosen',
} as const satisfies Record<ServiceConflict, string>;

export interface OfferingRowProps {
  offering: Offering;
  /** The chosen service; undefined when it is not chosen. */
  chosen: SelectedService | undefined;
  conflict: ServiceConflict | undefined;
  /** Names of chosen offerings that choosing this one removes. */
  replaces: readonly string[];
  /** Announcement of the offerings that it has just replaced. */
  replaced: string | undefined;
  /** Whether the car has a service agreement. */
  hasAgreement: boolean;
  pattern: MoneyPattern;
  onToggle: () => void;
  /** Its detail fields while it is chosen. */
  children: ReactNode;
}

/** An offering and its price (BOOK-25, BOOK-64, BOOK-65, BOOK-98). */
export function OfferingRow(props: OfferingRowProps) {
  const { offering, chosen, conflict, replaces, replaced, hasAgreement, pattern } = props;
  const { onToggle, children } = props;
  const message = useMessages();
  const id = useId();
  const { name, description, listItems, isAvailable, notKnownPriceText } = offering;
  const isBlocked = !chosen && (!isAvailable || conflict !== undefined);
  const box = useRef<HTMLInputElement>(null);
  return (
    <Row chosen={Boolean(chosen)}>
      <Header>
        <Checkbox
          ref={box}
          label={name}
          hint={description || undefined}
          checked={Boolean(chosen)}
          aria-disabled={isBlocked}
          aria-describedby={`${id}-price ${id}-note`}
          onChange={() => !isBlocked && onToggle()}
        />
        <OfferingPrice id={`${id}-price`} {...{ offering, hasAgreement, pattern }} />
      </Header>
      <Note>
        <span id={`${id}-note`}>
          {conflict && message(conflictKeys[conflict])}
          {chosen && replaced}
        </span>
        {conflict && isAvailable && (
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => {
              // Choosing the service hides this button, so the checkbox takes its focus.
              box.current?.focus();
              onToggle();
            }}
          >
            {fillIn(message('bookingChooseInstead'), { services: replaces.join(', ') })}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
      </Note>
      {listItems.length > 0 && chosen && (
        <PointList>
          {listItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </PointList>
      )}
      {!offering.priceKnown && notKnownPriceText && (
        <Text size="small" color="muted">
          {notKnownPriceText}
        </Text>
      )}
      {chosen && <Extra>{children}</Extra>}
    </Row>
  );
}

type OfferingPriceProps = Pick<OfferingRowProps, 'offering' | 'hasAgreement' | 'pattern'> & {
  id: string;
};

function OfferingPrice({ id, offering, hasAgreement, pattern }: OfferingPriceProps) {
  const message = useMessages();
  const { price, priceKnown, priceDiscount, unitPrice } = offering;
  if (!priceKnown) {
    return (
      <Price id={id}>
        <span title={message('bookingNoPriceWhy')}>
          {message('bookingNoPrice')}
          <VisuallyHidden>: {message('bookingNoPriceWhy')}</VisuallyHidden>
        </span>
      </Price>
    );
  }
  const range = offering.priceRange && (
    <PriceRangeText
      range={offering.priceRange}
      pattern={pattern}
      byMileage={offering.code === ORIGINAL_SERVICE}
    />
  );
  const unit = unitPrice ? ` / ${unitPrice.unitAbbreviation || unitPrice.unit}` : '';
  const ordinary = writeMoney(price, pattern);
  if (!hasAgreement || priceDiscount === null) {
    return (
      <Price id={id}>
        <strong>
          {ordinary}
          {unit}
        </strong>
        {range}
      </Price>
    );
  }
  return (
    <Price id={id}>
      <Text as="strong" color="danger">
        {writeMoney(priceDiscount, pattern)}
        {unit}
      </Text>
      <del>
        <VisuallyHidden>
          {fillIn(message('bookingOrdinaryPrice'), { price: ordinary })}
        </VisuallyHidden>
        <span aria-hidden>{ordinary}</span>
      </del>
      {range}
      <Text as="span" size="caption" color="muted">
        {message('bookingAgreementNote')}
      </Text>
    </Price>
  );
}
