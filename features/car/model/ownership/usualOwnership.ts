import { askedPrice, type AskedPrices } from '../../../../domain/finance/carPrices';
import { fuelKind } from '../../../../domain/price/fuelKind';
import { mileageToKilometres } from '../../../../domain/tradeIn/mileageToKilometres';
import type { LoanedCar } from '../../../finance/model/carLoan';
import type { PcpCar } from '../../../../domain/finance/pcpOffer';
import { creditByYears } from './creditByYears';
import { energyPrices, type OwnershipMarket } from './energyPrices';
import type { OwnedCar } from './ownershipCost';
import { ownershipFields, type OwnershipValues } from './ownershipForm';
import { ownershipGuides, usualChoice } from './ownershipGuides';
import { gramsPerKm, kwhPer100Km, litresPer100Km } from './readConsumption';
import { vehicleTax } from './vehicleTax';
import { roundTo } from '../../../../domain/money/amount';

/** A car's document, as far as its costs follow from it. */
export interface OwnershipCar extends AskedPrices, LoanedCar, PcpCar {
  car_fuel?: string;
  car_is_used?: boolean;
  car_firstregistration?: string;
  car_fuel_consumption_text?: string;
  car_electric_consumption_text?: string;
  car_co2_text?: string;
  car_battery_size?: number;
  car_electric_range?: number;
}

/** The country and how it counts. */
export interface OwnershipPlace {
  market: OwnershipMarket;
  unit: Parameters<typeof mileageToKilometres>[1];
  /** ISO day. */
  today: string;
}

/**
 * A car as its costs are worked out from, and what is assumed while nobody says otherwise. Undefined for a car
 * without a price, for vans, whose prices are a company's, and for a fuel that we do not know.
 */
export function usualOwnership(
  document: OwnershipCar,
  place: OwnershipPlace,
): { car: OwnedCar; usual: OwnershipValues } | undefined {
  const price = askedPrice(document);
  const fuel = fuelKind(document.car_fuel);
  if (price === undefined || !fuel || document.car_vehicle_type_code === 'LCV') return undefined;
  const { market, unit, today } = place;
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
    usual: {
      ...usualChoice,
      distance: guides.distancePerYear,
      // What a plug-in hybrid is said to take of fuel has its electric kilometres in it.
      litres: fuel === 'pluginHybrid' ? undefined : litresOf(document),
      kwh: fuel === 'pluginHybrid' ? fromRange(document, unit) : electricOf(document),
      fuel: fuel === 'diesel' ? energy.diesel : energy.petrol,
      electricityHome: energy.electricityHome,
      electricityPublic: energy.electricityPublic,
      tax: tax === undefined ? undefined : Math.round(tax),
      insurance: Math.round((insurance.base + insurance.ofPrice * price) / 10) * 10,
      tyres,
      service: fuel === 'electric' ? service.electric : service.other,
      onCredit: credit.length > 0,
    },
  };
}

function electricOf(car: OwnershipCar): number | undefined {
  const kwh = kwhPer100Km(car.car_electric_consumption_text);
  return kwh && roundTo(kwh, 1);
}

/** What a battery gives for its range. */
function fromRange(
  { car_battery_size: kwh, car_electric_range: range }: OwnershipCar,
  unit: OwnershipPlace['unit'],
): number | undefined {
  if (!kwh || !range) return undefined;
  const kilometres = unit === 'miles' ? mileageToKilometres(range, unit) : range;
  return roundTo((kwh / kilometres) * 100, 1);
}

function litresOf(car: OwnershipCar): number | undefined {
  const litres = litresPer100Km(car.car_fuel_consumption_text);
  return litres && roundTo(litres, 1);
}
