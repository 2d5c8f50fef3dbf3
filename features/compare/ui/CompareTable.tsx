import { type ReactNode, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button, button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Image } from '../../../design-system/components/Image/Image';
import { Link } from '../../../design-system/components/Link/Link';
import { LoanWarning } from '../../../design-system/components/LoanWarning/LoanWarning';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { passFocusOnRemoval } from '../../../design-system/focus/client/passFocus';
import { fillIn, useMessages } from '../../../design-system/messages';
import { MAX_BADGES } from '../../car/ui/CarBadges';
import { carHref, carName, fullCarName } from '../../car/ui/carName';
import { useCreditTexts } from '../../finance/ui/useCreditTexts';
import { useHistoryFormats } from '../../car/ui/history/useHistoryFormats';
import { useStockWord } from '../../car/ui/useStockWord';
import { usePageInfo } from '../../../rendering/pageInfo';
import type { ComparedCar } from '../../car/ui/comparedCar';
import { customProperties } from '../../../design-system/styling/customProperties';
import { ComparePrice } from './ComparePrice';
import { CompareExamples } from './CompareExamples';
import { CompareRows, roles } from './CompareRows';
import { compareSections, type CompareRow, type CompareSection } from './compareSections';
import {
  Badges,
  BelowTable,
  NameStack,
  PictureStack,
  Name,
  Picture,
  Region,
  Table,
  Version,
} from './compareStyles';

/** Removes rows that are equal for all cars, and sections that are then empty. */
export const keepDifferences = (sections: readonly CompareSection[]): readonly CompareSection[] =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter(hasDifference) }))
    .filter(({ rows }) => rows.length > 0);

const hasDifference = ({ cells: [first, ...others] }: CompareRow): boolean =>
  others.some((cell) => cell?.text !== first?.text || cell?.note !== first?.note);

interface CompareTableProps {
  cars: readonly ComparedCar[];
  remove: (id: string) => void;
  /** Whether rows that are equal for all cars are hidden. */
  onlyDifferences: boolean;
  /** Content above the cars. */
  children: ReactNode;
}

/** The comparison table, with cars in columns. If it is too wide it scrolls, with sticky names and labels. */
export function CompareTable({ cars, remove, onlyDifferences, children }: CompareTableProps) {
  const message = useMessages();
  const credit = useCreditTexts();
  const { loanWarning } = usePageInfo();
  const offersCredit = cars.some(({ car_loan_option }) => car_loan_option !== undefined);
  const [closedSections, setClosedSections] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string) => {
    const others = [...closedSections].filter((other) => other !== name);
    setClosedSections(new Set(others.length < closedSections.size ? others : [...others, name]));
  };
  const stockWord = useStockWord();
  const historyWords = useHistoryFormats();
  const allSections = compareSections(cars, { message, stockWord, history: historyWords, credit });
  const sections = onlyDifferences ? keepDifferences(allSections) : allSections;
  return (
    // A scrollable region must be reachable by keyboard.
    <Region role="region" aria-label={message('compareTitle')} tabIndex={0} data-compare-region="">
      {children}
      <Table role={roles.table} style={customProperties({ '--cars': cars.length })}>
        <thead role={roles.group}>
          <tr role={roles.row} data-row="pictures">
            <td role={roles.cell} data-corner="" />
            {cars.map((car) => (
              <td key={car.car_id} ref={passFocusOnRemoval} role={roles.cell}>
                <PictureCell car={car} remove={remove} />
              </td>
            ))}
          </tr>
          <tr role={roles.row} data-row="names" data-sticks="start">
            <th role={roles.columnHeader} scope="col" data-corner="">
              <VisuallyHidden>{message('compareCar')}</VisuallyHidden>
            </th>
            {cars.map((car) => (
              <th key={car.car_id} role={roles.columnHeader} scope="col">
                <NameCell car={car} />
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <CompareRows
            key={section.name}
            section={section}
            cars={cars}
            isOpen={!closedSections.has(section.name)}
            toggle={() => toggle(section.name)}
          />
        ))}
      </Table>
      {sections.length === 0 && (
        <BelowTable>
          <Text>{message('compareNoDifferences')}</Text>
        </BelowTable>
      )}
      <BelowTable>
        <CompareExamples cars={cars} />
      </BelowTable>
      {loanWarning && offersCredit && (
        <BelowTable>
          <LoanWarning />
        </BelowTable>
      )}
    </Region>
  );
}

function PictureCell({ car, remove }: { car: ComparedCar; remove: (id: string) => void }) {
  const message = useMessages();
  const { car_primary_image, car_campaigns = [] } = car;
  const { carPath = '' } = usePageInfo();
  return (
    <PictureStack>
      <Picture>
        {car_primary_image ? (
          <Image
            src={car_primary_image.thumbnail_url}
            alt=""
            layout="fill"
            sizes="417px"
            subject="car"
            preview={car_primary_image.blur_data_url}
          />
        ) : (
          <Icon name="car" size="large" />
        )}
        {car_campaigns.length > 0 && (
          <Badges>
            {car_campaigns.slice(0, MAX_BADGES).map((campaign) => (
              <Badge key={campaign} variant="campaign">
                {campaign}
              </Badge>
            ))}
          </Badges>
        )}
        <Button
          type="button"
          variant="onDark"
          iconOnly
          aria-label={fillIn(message('compareRemove'), { car: fullCarName(car) })}
          onClick={() => remove(car.car_id)}
        >
          <Icon name="close" />
        </Button>
      </Picture>
      <Link
        variant="none"
        className={button({ variant: 'outline', size: 'small' })}
        href={carHref(carPath, car)}
        aria-label={fillIn(message('compareShowCarNamed'), { car: fullCarName(car) })}
      >
        {message('compareShowCar')}
      </Link>
    </PictureStack>
  );
}

function NameCell({ car }: { car: ComparedCar }) {
  return (
    <NameStack>
      <Name>{carName(car)}</Name>
      {car.car_version && <Version>{car.car_version}</Version>}
      <ComparePrice car={car} />
    </NameStack>
  );
}
