import { newCarDepartment } from '../../../../domain/dealers/newCarDepartment';
import type { Car } from '../../../../domain/documents/car';
import type { Dealer } from '../../../../domain/documents/dealer.types';
import type { SearchClient } from '../../../search/server/searchClient';
import type { CarRecipient, EnquiredCar } from './lead.types';
import { NoRecipient } from './NoRecipient';

interface Asked {
  carId: string;
  siteName: string;
}

/** A sample car, for which the chosen dealer has no department that sells the make (spec 2 §8). */
class DepartmentNotFound extends NoRecipient {
  override readonly name = 'DepartmentNotFound';

  constructor({ carId, siteName }: Asked) {
    super('Department not found', { car: { car_id: carId }, toName: siteName, toEmail: '' });
  }
}

/** The search service did not answer: nothing is known of the recipient yet. */
class RecipientUnknown extends Error {
  override readonly name = 'RecipientUnknown';

  constructor() {
    super('the search service does not tell whom the enquiry is for');
  }
}

/**
 * Whom an enquiry is for: never what a browser says, or the form would send mail to anybody. The car's
 * dealer; for a sample car the department of the chosen dealer that sells new cars of its make (checklist
 * OQ-77, OQ-79). A car that has been sold since leaves the dealer that the form named.
 * @throws DepartmentNotFound, RecipientUnknown
 */
export async function findRecipient(
  search: SearchClient['search'],
  site: string,
  { carId, siteName }: Asked,
): Promise<CarRecipient> {
  const car = await findCar(search, site, carId);
  if (car?.car_is_sample) {
    const dealer = await findDealer(search, site, siteName);
    const department = newCarDepartment(dealer?.site_departments, car.car_brand ?? '');
    if (!department) throw new DepartmentNotFound({ carId, siteName });
    return { car: enquired(car), toName: department.official_name, toEmail: department.email };
  }
  const about = car ? enquired(car) : { car_id: carId };
  const named = car?.car_site_name ?? siteName;
  if (car?.car_site_leads_email) {
    return { car: about, toName: named, toEmail: car.car_site_leads_email };
  }
  const dealer = await findDealer(search, site, named);
  return { car: about, toName: named, toEmail: dealer?.site_email ?? '' };
}

async function findCar(
  search: SearchClient['search'],
  site: string,
  carId: string,
): Promise<Partial<Car> | undefined> {
  const answer = await search(site, 'cars', { filters: { car_id: [carId] }, limit: 1 });
  if (answer.failed) throw new RecipientUnknown();
  return answer.content[0];
}

/** The dealer of that name in a site's index. @throws RecipientUnknown */
export async function findDealer(
  search: SearchClient['search'],
  site: string,
  name: string,
): Promise<Partial<Dealer> | undefined> {
  if (name === '') return undefined;
  const filters = { site_official_name: [name] };
  const answer = await search(site, 'dealers', { filters, limit: 1 });
  if (answer.failed) throw new RecipientUnknown();
  return answer.content[0];
}

function enquired({ ...car }: Partial<Car>): EnquiredCar {
  delete car.car_images;
  delete car.car_equipment;
  delete car.car_primary_image;
  delete car.car_description;
  return car;
}
