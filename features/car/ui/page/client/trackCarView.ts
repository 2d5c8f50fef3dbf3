import { ENQUIRY_SENT_EVENT, type SentEnquiry } from '../../../../enquiries/ui/contact/sentEnquiry';
import type { ProductDetailEvent } from '../../../../../rendering/client/carEvents.types';
import {
  type LeadAction,
  type LeadEvent,
  trackEvent,
} from '../../../../../rendering/client/dataLayer';
import { detailOf } from '../../../../../rendering/client/detailOf';

/** Link schemes that contact a dealer. */
const leadActions: Readonly<Record<string, LeadAction>> = { 'tel:': 'phone', 'mailto:': 'email' };

/** Sends data layer events for the shown car, and for contacts with its dealer. */
export function trackCarView(page: HTMLElement): void {
  const detailEvent: ProductDetailEvent = JSON.parse(page.dataset.carPage ?? '');
  trackEvent(detailEvent);
  const trackLead = (lead_action: LeadAction, eventFields?: Partial<LeadEvent>) => {
    const { dealer, product_info } = detailEvent;
    trackEvent({ event: 'lead', lead_action, dealer, product_info, ...eventFields });
  };
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const action = link && leadActions[link.protocol];
    if (action) trackLead(action);
  });
  // The form may be focused several times.
  const form = page.querySelector('#contact-form');
  form?.addEventListener('focusin', () => trackLead('form_open'), { once: true });
  document.addEventListener(ENQUIRY_SENT_EVENT, (event) => {
    const { quote, testDrive } = detailOf<SentEnquiry>(event);
    trackLead('form_sent', { quote, test_drive: testDrive });
  });
}
