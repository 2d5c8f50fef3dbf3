import { useState } from 'react';
import { Details } from '../../../design-system/components/Details/Details';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { drawings, type IconName } from '../../../design-system/components/Icon/drawings';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Offering, OfferingCategory } from '../../../domain/booking/booking.types';
import { findConflict } from '../../../domain/booking/serviceRules';
import { findReplacedCodes } from '../model/servicesMap';
import { OfferingExtras } from './OfferingExtras';
import { OfferingRow } from './OfferingRow';
import type { OfferingsProps } from './step.types';
import type { SelectedService } from '../../../domain/booking/bookingState.types';

/** The service of an offering that was just chosen: the minimum of units, and no message. */
const chosenService = (offering: Offering): SelectedService => {
  const { name, price, priceKnown, priceDiscount, priceRange, category, type, unitPrice } =
    offering;
  return {
    name,
    price,
    priceKnown,
    priceDiscount,
    priceRange,
    category,
    type,
    unit: Math.max(unitPrice?.minimum ?? 1, 1),
    unitAbbreviation: unitPrice?.unitAbbreviation ?? '',
    userInput: offering.allowUserInput ? '' : null,
  };
};

const Rows = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });

const Summary = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  flex: 1,
  '& svg': { color: '$primary' },
});

export interface OfferingListProps extends OfferingsProps {
  categories: readonly OfferingCategory[];
}

/** The offerings, in categories that open (BOOK-08). */
export function OfferingList({ categories, ...step }: OfferingListProps) {
  const message = useMessages();
  const [replacement, setReplacement] = useState<Replacement>();
  const announcement =
    replacement &&
    fillIn(message('bookingReplaced'), {
      service: replacement.name,
      services: replacement.names.join(', '),
    });
  return (
    <div>
      {categories.map((category, at) => (
        <Category
          key={category.name}
          category={category}
          isFirst={at === 0}
          replaced={replacement && { code: replacement.code, text: announcement ?? '' }}
          onReplace={setReplacement}
          {...step}
        />
      ))}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** An offering that has replaced others. */
interface Replacement {
  code: string;
  name: string;
  /** Names of the offerings that it has replaced. */
  names: readonly string[];
}

interface CategoryProps extends OfferingsProps {
  category: OfferingCategory;
  isFirst: boolean;
  /** Announcement for the offering that was pressed last and has replaced others. */
  replaced: { code: string; text: string } | undefined;
  onReplace: (replaced: Replacement | undefined) => void;
}

/** A category of offerings. The first one, and those with a chosen offering, are open at first. */
function Category({ category, isFirst, ...step }: CategoryProps) {
  const { name, icon, offerings } = category;
  const { services } = step.state;
  const [isOpen] = useState(
    () => isFirst || offerings.some(({ code }) => Object.hasOwn(services, code)),
  );
  return (
    <Details
      open={isOpen}
      summary={
        <Summary>
          {isIcon(icon) && <Icon name={icon} size="medium" />}
          <Heading level={3} size={5}>
            {name}
          </Heading>
        </Summary>
      }
    >
      <Rows>
        {offerings.map((offering) => (
          <Row key={offering.code} offering={offering} category={category} {...step} />
        ))}
      </Rows>
    </Details>
  );
}

type RowProps = Omit<CategoryProps, 'isFirst'> & { offering: Offering };

function Row({ offering, category, replaced, onReplace, state, dispatch, settings }: RowProps) {
  const { code, name } = offering;
  const { services } = state;
  const chosen = Object.hasOwn(services, code) ? services[code] : undefined;
  // In a category with a selection type only one offering may be chosen (BOOK-49).
  const others = category.selectionType === null ? [] : category.offerings;
  const exclusiveWith = others.map((other) => other.code).filter((other) => other !== code);
  const names = chosen
    ? []
    : findReplacedCodes(services, { code, exclusiveWith }).map(
        (other) => services[other]?.name ?? other,
      );
  return (
    <OfferingRow
      offering={offering}
      exclusiveName={category.selectionType === null ? undefined : `exclusive ${category.name}`}
      chosen={chosen}
      conflict={chosen ? undefined : findConflict(code, services)}
      replaces={names}
      replaced={replaced?.code === code ? replaced.text : undefined}
      hasAgreement={state.car?.hasServiceAgreement ?? false}
      pattern={settings.pattern}
      onToggle={() => {
        onReplace(names.length > 0 ? { code, name, names } : undefined);
        dispatch({ type: 'serviceToggled', code, service: chosenService(offering), exclusiveWith });
      }}
    >
      {chosen && <OfferingExtras {...{ offering, chosen, state, dispatch }} />}
    </OfferingRow>
  );
}

const isIcon = (name: string): name is IconName => Object.hasOwn(drawings, name);
