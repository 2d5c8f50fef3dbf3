import { Container } from '../../../../design-system/components/Container/Container';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Image } from '../../../../design-system/components/Image/Image';
import { Text } from '../../../../design-system/components/Text/Text';
import { formatDay } from '../../../../design-system/formatDay';
import { useLanguage } from '../../../../design-system/language';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { townLine } from '../../../../domain/dealers/townLine';
import { carName, fullCarName } from '../carName';
import { LowestPrice, PriceRow } from '../../../finance/ui/PriceRow';
import { QrCode } from '../sheet/QrCode';
import { useStockWord } from '../useStockWord';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { FoundCar } from './carDetailData';
import {
  Code,
  Equipment,
  Facts,
  SheetFooter,
  SheetHeader,
  Picture,
  Price,
  Seller,
  Sheet,
} from './carSheetStyles';
import { AvailableFacts, type NamedFact } from './AvailableFacts';
import { SheetTools } from './SheetTools';

/** Maximum number of items of equipment, so that the sheet fits on one page of A4. */
const MAX_EQUIPMENT = 14;

/** A sheet to print and put into the car's window: key facts, price, seller, and a QR code that links to its page. */
export function CarSheet({ data }: { data: FoundCar }) {
  const { car, dealer, today } = data;
  const message = useMessages();
  const language = useLanguage();
  const { origin, href } = usePageInfo();
  const picture = car.car_images?.[0]?.original ?? car.car_primary_image?.thumbnail_url;
  const equipment = car.car_equipment ?? [];
  const hiddenCount = equipment.length - MAX_EQUIPMENT;
  const date = formatDay(today, language) ?? today;
  return (
    <Container>
      <Sheet {...clientScript('CarSheet')} data-car-sheet="">
        <SheetTools back={message('sheetBack')} print={message('sheetPrint')} />
        <SheetHeader>
          <Heading level={1} size={1}>
            {carName(car)}
          </Heading>
          {car.car_version && (
            <Text size="lead" color="muted">
              {car.car_version}
            </Text>
          )}
        </SheetHeader>
        {picture && (
          <Picture>
            <Image src={picture} alt={fullCarName(car)} layout="fill" subject="car" priority />
          </Picture>
        )}
        <Price>
          <div>
            <PriceRow car={car} size="page" />
            <LowestPrice car={car} size="page" />
          </div>
          <Text size="small" color="muted">
            {fillIn(message('sheetPriced'), { date })}
          </Text>
        </Price>
        <SheetFacts car={car} />
        {equipment.length > 0 && (
          <Equipment role="list">
            {equipment.slice(0, MAX_EQUIPMENT).map((item) => (
              <li key={item}>{item}</li>
            ))}
            {hiddenCount > 0 && <li>{fillIn(message('sheetMore'), { count: hiddenCount })}</li>}
          </Equipment>
        )}
        <SheetFooter>
          <Code>
            <QrCode text={origin + href} label={message('sheetCode')} />
          </Code>
          <Seller>
            <Text weight="bold">{message('sheetScan')}</Text>
            {dealer && (
              <Text>
                {[
                  dealer.site_official_name,
                  dealer.site_street,
                  townLine(dealer.site_zip, dealer.site_city),
                  dealer.site_phone,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )}
          </Seller>
        </SheetFooter>
      </Sheet>
    </Container>
  );
}

/** Facts that distinguish cars, in short. */
function SheetFacts({ car }: Pick<FoundCar, 'car'>) {
  const word = useStockWord();
  const facts: readonly NamedFact[] = [
    ['compareYear', car.car_year],
    ['compareMileage', car.car_mileage_text],
    ['compareFuel', word(car, 'car_fuel')],
    ['compareGearbox', word(car, 'car_gearbox')],
    ['compareDrive', word(car, 'car_drive')],
    ['comparePower', car.car_power_text],
    ['compareRange', car.car_electric_range_text],
    ['compareConsumption', car.car_fuel_consumption_text],
    ['detailRegistration', car.car_regno],
  ];
  return (
    <Facts>
      <AvailableFacts facts={facts} />
    </Facts>
  );
}
