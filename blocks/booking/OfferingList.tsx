import { useState } from 'react';
import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { drawings, type IconName } from '../../design-system/components/Icon/drawings';
import { styled } from '../../design-system/stitches';
import type { Offering, OfferingCategory } from '../../domain/booking/booking.types';
import { conflictOf } from '../../domain/booking/serviceRules';
import { chosenService } from './chosenService';
import { OfferingExtras } from './OfferingExtras';
import { OfferingRow } from './OfferingRow';
import type { OfferingsProps } from './step.types';

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

/** What can be chosen, in categories that open (BOOK-08). */
export function OfferingList({ categories, ...step }: OfferingListProps) {
  return (
    <div>
      {categories.map((category, at) => (
        <Category key={category.name} category={category} isFirst={at === 0} {...step} />
      ))}
    </div>
  );
}

interface CategoryProps extends OfferingsProps {
  category: OfferingCategory;
  isFirst: boolean;
}

/** The first one is open, and those of which something was chosen before. */
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

interface RowProps extends OfferingsProps {
  offering: Offering;
  category: OfferingCategory;
}

function Row({ offering, category, state, dispatch, settings }: RowProps) {
  const { code } = offering;
  const chosen = Object.hasOwn(state.services, code) ? state.services[code] : undefined;
  // In a category with a type of selection one may be chosen (BOOK-49).
  const others = category.selectionType === null ? [] : category.offerings;
  return (
    <OfferingRow
      offering={offering}
      chosen={chosen}
      conflict={chosen ? undefined : conflictOf(code, state.services)}
      hasAgreement={state.car?.hasServiceAgreement ?? false}
      pattern={settings.pattern}
      onToggle={() =>
        dispatch({
          type: 'serviceToggled',
          code,
          service: chosenService(offering),
          exclusiveWith: others.map((other) => other.code).filter((other) => other !== code),
        })
      }
    >
      {chosen && <OfferingExtras {...{ offering, chosen, state, dispatch }} />}
    </OfferingRow>
  );
}

const isIcon = (name: string): name is IconName => Object.hasOwn(drawings, name);
