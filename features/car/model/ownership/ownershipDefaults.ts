import { askingPrice, type AskingPrices } from '../../../../domain/finance/carPrices';
import { fuelKind } from '../../../../domain/price/fuelKind';
import { convertDistance, type MileageUnit } from '../../../../domain/distance/convertDistance';
import type { LoanedCar } from '../../../finance/model/carLoan';
import type { PcpCar } from '../../../../domain/finance/pcpOffer';
import { creditByYears } from './creditByYears';
import { energyPrices, type OwnershipMarket } from './energyPrices';
import type { OwnedCar } from './ownershipCost';
import { ownershipFields, type OwnershipValues } from './ownershipForm';
import { ownershipGuides } from './ownershipGuides';
import { gramsPerKm, kwhPer100Km, litresPer100Km } from './readConsumption';
import { vehicleTax } from './vehicleTax';
import { roundTo } from '../../../../domain/money/amount';

/** Defaults that are the same in all markets; shares in percent. */
const DEFAULT_VALUES = {
  years: 4,
  home: 80,
  electric: 50,
} as const satisfies Partial<OwnershipValues>;

/** The fields of a car's document that its costs depend on. */
export interface OwnershipCar extends AskingPrices, LoanedCar, PcpCar {
  car_fuel?: string;
  car_is_used?: boolean;
  car_firstregistration?: string;
  car_fuel_consumption_text?: string;
  car_electric_consumption_text?: string;
  car_co2_text?: string;
  car_battery_size?: number;
  car_electric_range?: number;
}

/** Country, units and day of a cost calculation. */
export interface OwnershipContext {
  market: OwnershipMarket;
  unit: MileageUnit;
  /** ISO day. */
  today: string;
}

/**
 * The input of a car's cost calculation, and the default assumptions. Undefined for a car without a price, for vans
 * (LCV), whose prices are without VAT, and for an unknown fuel.
 */
export function ownershipDefaults(
  document: OwnershipCar,
  context: OwnershipContext,
): { car: OwnedCar; defaultValues: OwnershipValues } | undefined {
  const price = askingPrice(document);
  const fuel = fuelKind(document.car_fuel);
  if (price === undefined || !fuel || document.car_vehicle_type_code === 'LCV') return undefined;
  const { market, unit, today } = context;
  const guides = ownershipGuides[market];
  const energy = energyPrices[market];
  const tax = vehicleTax(
    market,
    {
      fuel,
      registered: document.car_firstregistration,
      gramsPerKm: gramsPerKm(document.car_co2_text),
    },
    today,
  );
  const credit = creditByYears(document, ownershipFields.years.max);
  const { service, tyres, insurance } = guides;
  return {
    car: { price, fuel, isUsed: document.car_is_used !== false, creditByYears: credit },
    defaultValues: {
      ...DEFAULT_VALUES,
      distance: guides.distancePerYear,
      // Unknown for a plug-in hybrid: its official fuel consumption is a mix with electric driving.
      litres: fuel === 'pluginHybrid' ? undefined : fuelConsumption(document),
      kwh:
        fuel === 'pluginHybrid'
          ? consumptionFromRange(document, unit)
          : electricConsumption(document),
      fuel: fuel === 'diesel' ? energy.diesel : energy.petrol,
      electricityHome: energy.electricityHome,
      electricityPublic: energy.electricityPublic,
      tax: tax === undefined ? undefined : Math.round(tax),
      insurance: Math.round((insurance.base + insurance.shareOfPrice * price) / 10) * 10,
      tyres,
      service: fuel === 'electric' ? service.electric : service.other,
      onCredit: credit.length > 0,
    },
  };
}

function electricConsumption(car: OwnershipCar): number | undefined {
  const kwh = kwhPer100Km(car.car_electric_consumption_text);
  return kwh && roundTo(kwh, 1);
}

/** Estimates consumption from battery capacity and range, in kWh per 100 km. */
function consumptionFromRange(
  { car_battery_size: kwh, car_electric_range: range }: OwnershipCar,
  unit: OwnershipContext['unit'],
): number | undefined {
  if (!kwh || !range) return undefined;
  const kilometres = unit === 'miles' ? convertDistance(range, unit, 'km') : range;
  return roundTo((kwh / kilometres) * 100, 1);
}

function fuelConsumption(car: OwnershipCar): number | undefined {
  const litres = litresPer100Km(car.car_fuel_consumption_text);
  return litres && roundTo(litres, 1);
}
