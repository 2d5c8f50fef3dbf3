import { Button } from '../../../../design-system/components/Button/Button';
import { Details } from '../../../../design-system/components/Details/Details';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { moneyPattern } from '../../../../domain/money/moneyPattern';
import { costKinds, type CostKind } from '../../model/ownership/ownershipCost';
import type { OwnershipMarket } from '../../model/ownership/energyPrices';
import { readOwnership } from '../../model/ownership/ownershipForm';
import { OWNERSHIP_GUIDES_AS_OF } from '../../model/ownership/ownershipGuides';
import { ownershipDefaults } from '../../model/ownership/ownershipDefaults';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailSection } from '../detail/DetailSection';
import type { DetailedCar } from '../detail/detailedCar';
import { recordOf } from '../../../../domain/typedKeys';
import { OwnershipFields } from './OwnershipFields';
import { type OwnershipModel, ownershipView } from './ownershipView';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  maxInlineSize: '$measure',
});

const Costs = styled('dl', {
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$snug',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '$5',
    paddingBlock: '$2',
    borderBlockEnd: '1px solid $line',
    '&[hidden]': { display: 'none' },
    '&:last-child': { borderBlockEnd: 'none', fontSize: '$h5', fontWeight: '$bold' },
  },
  '& dd': { margin: 0 },
});

const Form = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '& > button': { justifySelf: 'start', '@media (scripting: enabled)': { display: 'none' } },
});

const kindLabels: Readonly<Record<CostKind, MessageKey>> = {
  depreciation: 'ownDepreciation',
  credit: 'ownCredit',
  energy: 'ownEnergy',
  tax: 'ownTax',
  insurance: 'ownInsurance',
  tyres: 'ownTyres',
  service: 'ownService',
};

export interface OwnershipProps {
  car: DetailedCar;
  market: OwnershipMarket;
  /** ISO day. */
  today: string;
  /** The visitor's assumptions, by the names of the form's fields (`ownershipKeys`). */
  assumptions: Readonly<Record<string, string>>;
}

/**
 * The monthly cost of owning a car: all assumptions are visible and can be changed, without JavaScript by the form's
 * button. Nothing for a car whose cost cannot be calculated (`ownershipDefaults`).
 */
export function Ownership({ car, market, today, assumptions }: OwnershipProps) {
  const message = useMessages();
  const { locale, currency, mileageUnit } = usePageInfo();
  const defaults = ownershipDefaults(car, { market, today, unit: mileageUnit });
  if (!defaults) return null;
  const labels = recordOf(costKinds.map((kind) => [kind, message(kindLabels[kind])] as const));
  const model: OwnershipModel = {
    ...defaults,
    unit: mileageUnit,
    pattern: moneyPattern(locale, currency),
    texts: {
      perMonth: message('financePerMonth'),
      missing: message('ownMissing'),
      residual: message('ownResidual'),
    },
    labels,
  };
  const values = readOwnership((name) => assumptions[name], defaults.defaultValues);
  const { costs, total, missing, residual } = ownershipView(model, values);
  const hasAssumptions = Object.keys(assumptions).length > 0;
  return (
    <DetailSection id="ownership" title={message('ownTitle')}>
      <Frame {...clientScript('Ownership')} data-ownership={JSON.stringify(model)}>
        <Text color="muted">{message('ownLead')}</Text>
        <Costs aria-live="polite">
          {costKinds.map((kind) => (
            <div key={kind} hidden={costs[kind] === undefined} data-own-row="">
              <dt>{labels[kind]}</dt>
              <dd data-own={kind}>{costs[kind]}</dd>
            </div>
          ))}
          <div>
            <dt>{message('ownTotal')}</dt>
            <dd data-own="total">{total}</dd>
          </div>
        </Costs>
        <Text data-own="missing" hidden={missing === undefined}>
          {missing}
        </Text>
        {defaults.car.fuel === 'pluginHybrid' && <Text color="muted">{message('ownHybrid')}</Text>}
        <Text color="muted" data-own="residual">
          {residual}
        </Text>
        <Details open={hasAssumptions} summary={message('ownAssumptions')}>
          <Form method="get" action="#ownership">
            <OwnershipFields
              fuel={defaults.car.fuel}
              values={values}
              hasCredit={defaults.car.creditByYears.length > 0}
            />
            <Text color="muted">
              {fillIn(message('ownGuides'), { date: OWNERSHIP_GUIDES_AS_OF })}
            </Text>
            <Button type="submit" variant="outline">
              {message('ownCalculate')}
            </Button>
          </Form>
        </Details>
      </Frame>
    </DetailSection>
  );
}
