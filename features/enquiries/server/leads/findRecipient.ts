import { newCarDepartment } from '../../../../domain/dealers/newCarDepartment';
import type { Car } from '../../../../domain/documents/car';
import type { Dealer } from '../../../../domain/documents/dealer.types';
import type { SearchClient } from '../../../search/server/searchClient';
import type { CarRecipient, EnquiredCar } from './lead.types';
import { NoRecipient } from './NoRecipient';

interface RecipientQuery {
  carId: string;
  siteName: string;
}

/** Thrown for a sample car if the chosen dealer has no department that sells the make. */
class DepartmentNotFound extends NoRecipient {
  override readonly name = 'DepartmentNotFound';

  constructor({ carId, siteName }: RecipientQuery) {
    super('Department not found', { car: { car_id: carId }, toName: siteName, toEmail: '' });
  }
}

/** Thrown if the search service is down, so that the recipient cannot be looked up now. */
class RecipientUnavailable extends Error {
  override readonly name = 'RecipientUnavailable';

  constructor() {
    super('the search service did not answer with the recipient');
  }
}

/**
 * Finds the recipient of an enquiry. It is never taken from the request, or the form could send mail to any
 * address. It is the car's dealer; for a sample car, the chosen dealer's department for its make (OQ-77,
 * OQ-79); for a car that has been sold since, the dealer that the form names.
 * @throws DepartmentNotFound, RecipientUnavailable
 */
export async function findRecipient(
  search: SearchClient['search'],
  site: string,
  { carId, siteName }: RecipientQuery,
): Promise<CarRecipient> {
  const car = await findCar(search, site, carId);
  if (car?.car_is_sample) {
    const dealer = await findDealer(search, site, siteName);
    const department = newCarDepartment(dealer?.site_departments, car.car_brand ?? '');
    if (!department) throw new DepartmentNotFound({ carId, siteName });
    return {
      car: withoutLongFields(car),
      toName: department.official_name,
      toEmail: department.email,
    };
  }
  const enquiredCar = car ? withoutLongFields(car) : { car_id: carId };
  const dealerName = car?.car_site_name ?? siteName;
  if (car?.car_site_leads_email) {
    return { car: enquiredCar, toName: dealerName, toEmail: car.car_site_leads_email };
  }
  const dealer = await findDealer(search, site, dealerName);
  return { car: enquiredCar, toName: dealerName, toEmail: dealer?.site_email ?? '' };
}

async function findCar(
  search: SearchClient['search'],
  site: string,
  carId: string,
): Promise<Partial<Car> | undefined> {
  const answer = await search(site, 'cars', { filters: { car_id: [carId] }, limit: 1 });
  if (answer.failed) throw new RecipientUnavailable();
  return answer.content[0];
}

/**
 * Finds the dealer of this name in the site's index; undefined if there is none.
 * @throws RecipientUnavailable
 */
export async function findDealer(
  search: SearchClient['search'],
  site: string,
  name: string,
): Promise<Partial<Dealer> | undefined> {
  if (name === '') return undefined;
  const filters = { site_official_name: [name] };
  const answer = await search(site, 'dealers', { filters, limit: 1 });
  if (answer.failed) throw new RecipientUnavailable();
  return answer.content[0];
}

function withoutLongFields({ ...car }: Partial<Car>): EnquiredCar {
  delete car.car_images;
  delete car.car_equipment;
  delete car.car_primary_image;
  delete car.car_description;
  return car;
}
