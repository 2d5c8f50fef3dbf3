import { enquirySent, type SentEnquiry } from '../../../../enquiries/ui/contact/sentEnquiry';
import type { ProductDetailEvent } from '../../../../../rendering/client/carEvents.types';
import {
  type LeadAction,
  type LeadEvent,
  tellDataLayer,
} from '../../../../../rendering/client/dataLayer';
import { detailOf } from '../../../../../rendering/client/detailOf';

/** What leads to a dealer, by the link's scheme. */
const actions: Readonly<Record<string, LeadAction>> = { 'tel:': 'phone', 'mailto:': 'email' };

/** Tells the data layer of the car that is shown, and when the visitor turns to its dealer (spec 2 §7). */
export function tellOfCar(page: HTMLElement): void {
  const shown: ProductDetailEvent = JSON.parse(page.dataset.carPage ?? '');
  tellDataLayer(shown);
  const tellLead = (lead_action: LeadAction, more?: Partial<LeadEvent>) => {
    const { dealer, product_info } = shown;
    tellDataLayer({ event: 'lead', lead_action, dealer, product_info, ...more });
  };
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const action = link && actions[link.protocol];
    if (action) tellLead(action);
  });
  // The form is begun once, however often it gets the focus.
  const form = page.querySelector('#contact-form');
  form?.addEventListener('focusin', () => tellLead('form_open'), { once: true });
  document.addEventListener(enquirySent, (event) => {
    const { quote, testDrive } = detailOf<SentEnquiry>(event);
    tellLead('form_sent', { quote, test_drive: testDrive });
  });
}
