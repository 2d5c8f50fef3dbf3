import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Offering } from '../../../domain/booking/booking.types';
import type { SelectedService } from '../../../domain/booking/bookingState.types';
import { type Conflict, ORIGINAL_SERVICE } from '../../../domain/booking/serviceRules';
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

const Head = styled('div', {
  display: 'grid',
  gap: '$2 $4',
  alignItems: 'start',
  // On phones the price stands below, so that words and prices have the whole line.
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  // Not `disabled`: a screen reader could not reach it to read the reason.
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

const Points = styled('ul', {
  margin: 0,
  paddingInlineStart: '$5',
  color: '$muted',
  fontSize: '$small',
});

/** Not in the colour of faults: nothing is wrong. */
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
} as const satisfies Record<Conflict, string>;

export interface OfferingRowProps {
  offering: Offering;
  /** What was chosen of it; undefined when it is not. */
  chosen: SelectedService | undefined;
  conflict: Conflict | undefined;
  /** Names of what is chosen and goes when it is chosen instead. */
  replaces: readonly string[];
  /** Said of what it has just taken the place of. */
  replaced: string | undefined;
  /** The car has a service agreement. */
  hasAgreement: boolean;
  pattern: MoneyPattern;
  onToggle: () => void;
  /** What must be told of it while it is chosen. */
  children: ReactNode;
}

/** Something that can be booked, and what it costs (BOOK-25, BOOK-64, BOOK-65, BOOK-98). */
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
      <Head>
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
      </Head>
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
              // The button goes as soon as the service is chosen.
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
        <Points>
          {listItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Points>
      )}
      {!offering.priceKnown && notKnownPriceText && (
        <Text size="small" tone="muted">
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
      <Text as="strong" tone="danger">
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
      <Text as="span" size="caption" tone="muted">
        {message('bookingAgreementNote')}
      </Text>
    </Price>
  );
}
