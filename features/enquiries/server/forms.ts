import type { Site } from '../../../sites/site.types';
import { carContactForm } from './carContactForm';
import type { FormDefinition } from './formDefinition.types';
import { jotForm } from './jotForm';
import { kitQuoteForm } from './kitQuoteForm';
import { sellCarForm } from './sellCarForm';
import { serviceRequestForm } from './serviceRequestForm';
import { workshopRequestForm } from './workshopRequestForm';

/** All forms that the server accepts (docs/adding/form.md). */
const forms: readonly FormDefinition[] = [
  carContactForm,
  sellCarForm,
  serviceRequestForm,
  workshopRequestForm,
  kitQuoteForm,
  jotForm,
];

/** The form of this name on a site; undefined if the site has none. */
export function findForm(site: Site, formName: string): FormDefinition | undefined {
  return forms.find((form) => form.isOn(site) && form.formName(site.name) === formName);
}
