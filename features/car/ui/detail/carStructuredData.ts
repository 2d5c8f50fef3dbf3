import type { DetailedDealer } from '../../../../domain/search/dealerSearch';
import { askingPrice } from '../../../../domain/finance/carPrices';
import { pictureAddresses } from '../pictureAddresses';
import type { DetailedCar } from './detailedCar';

/** UN/CEFACT codes of distance units for search engines. */
const distanceUnits = { km: 'KMT', mi: 'SMI' } as const;

interface OfferContext {
  origin: string;
  /** Address of the car's page, without the origin. */
  href: string;
  /** ISO 4217. */
  currency: string;
  dealer?: DetailedDealer;
}

/**
 * A car and its offer as structured data (schema.org, Car and Offer). Unknown fields are omitted; a car without a
 * price has no offer.
 */
export function carStructuredData(car: DetailedCar, context: OfferContext): object {
  const { car_odometer, car_odometer_unit } = car;
  // A demonstration car is sold as new, but counts as used: it has been registered and driven.
  const isUsed = car.car_is_used || car.car_firstregistration !== undefined;
  const itemCondition = `https://schema.org/${isUsed ? 'Used' : 'New'}Condition`;
  const url = context.origin + context.href;
  return {
    name: car.car_model_text ?? `${car.car_brand} ${car.car_model}`,
    url,
    sku: car.car_id,
    brand: { '@type': 'Brand', name: car.car_brand },
    model: car.car_model,
    vehicleConfiguration: car.car_version,
    vehicleModelDate: car.car_year && String(car.car_year),
    dateVehicleFirstRegistered: car.car_firstregistration,
    vehicleIdentificationNumber: car.car_chassino,
    bodyType: car.car_body,
    color: car.car_color,
    fuelType: car.car_fuel,
    vehicleTransmission: car.car_gearbox,
    driveWheelConfiguration: car.car_drive,
    numberOfDoors: car.car_doors,
    vehicleSeatingCapacity: car.car_seats,
    mileageFromOdometer:
      car_odometer === undefined || car_odometer_unit === undefined
        ? undefined
        : {
            '@type': 'QuantitativeValue',
            value: car_odometer,
            unitCode: distanceUnits[car_odometer_unit],
          },
    // schema.org counts the current owner too.
    numberOfPreviousOwners: car.car_history?.owners,
    itemCondition,
    image: car.car_images && pictureAddresses(car, context.origin),
    description: car.car_description,
    offers: structuredOffer(car, context, { itemCondition, url }),
  };
}

function structuredOffer(car: DetailedCar, { currency, dealer }: OfferContext, shared: object) {
  const price = askingPrice(car);
  if (price === undefined) return undefined;
  return {
    '@type': 'Offer',
    ...shared,
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${car.car_is_sample ? 'PreOrder' : 'InStock'}`,
    priceSpecification: {
      '@type': 'PriceSpecification',
      price,
      priceCurrency: currency,
      valueAddedTaxIncluded: car.car_vehicle_type_code !== 'LCV',
    },
    seller: dealer && {
      '@type': 'AutoDealer',
      name: dealer.site_official_name,
      telephone: dealer.site_phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: dealer.site_street,
        postalCode: dealer.site_zip,
        addressLocality: dealer.site_city,
      },
    },
  };
}
