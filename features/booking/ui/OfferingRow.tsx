import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Choice } from '../../../design-system/components/Choice/Choice';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Offering } from '../../../domain/booking/booking.types';
import type { SelectedService } from '../../../domain/booking/bookingState.types';
import { type ServiceConflict, ORIGINAL_SERVICE } from '../../../domain/booking/serviceRules';
import { type MoneyPattern, writeMoney } from '../../../domain/money/moneyPattern';
import { PriceRangeText } from './PriceRangeText';

/** Left edge of all texts of a row: that of the label next to its control. */
const textEdge = 'calc($sizes$target + $space$3)';

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
  paddingInlineStart: textEdge,
  fontVariantNumeric: 'tabular-nums',
  '@md': { display: 'grid', justifyItems: 'end', paddingInlineStart: 0, textAlign: 'end' },
  '& del': { color: '$muted', fontSize: '$small' },
  '& strong': { fontWeight: '$semibold' },
});

const PointList = styled('ul', {
  margin: 0,
  paddingInlineStart: textEdge,
  color: '$muted',
  fontSize: '$small',
});

/** Not in the colour of errors, because a conflict is no error of the visitor. */
const Note = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  paddingInlineStart: textEdge,
  color: '$muted',
  fontSize: '$small',
  '&:not(:has(:not(:empty)))': { display: 'none' },
});

const Extra = styled('div', { display: 'grid', gap: '$4', paddingInlineStart: textEdge });

const conflictKeys = {
  baseServiceChosen: 'bookingBaseChosen',
  originalServiceChosen: 'bookingOriginalChosen',
} as const satisfies Record<ServiceConflict, string>;

export interface OfferingRowProps {
  offering: Offering;
  /** Name of the category's radio buttons, if only one of its offerings may be chosen. */
  exclusiveName: string | undefined;
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
  const { offering, exclusiveName, chosen, conflict, replaces, replaced } = props;
  const { hasAgreement, pattern, onToggle, children } = props;
  const message = useMessages();
  const id = useId();
  const { name, description, listItems, isAvailable, notKnownPriceText } = offering;
  const isBlocked = !chosen && (!isAvailable || conflict !== undefined);
  const box = useRef<HTMLInputElement>(null);
  return (
    <Row chosen={Boolean(chosen)}>
      <Header>
        <Choice
          ref={box}
          type={exclusiveName === undefined ? 'checkbox' : 'radio'}
          name={exclusiveName}
          label={name}
          hint={description || undefined}
          checked={Boolean(chosen)}
          aria-disabled={isBlocked}
          aria-describedby={`${id}-price ${id}-note`}
          onChange={() => !isBlocked && onToggle()}
          // A second press takes the choice back (BOOK-49), which a radio button does not report as a change.
          onClick={() => exclusiveName !== undefined && chosen && onToggle()}
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
        <Note>
          <span>{notKnownPriceText}</span>
        </Note>
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
