import { Link } from '../../../../design-system/components/Link/Link';
import { useMessages } from '../../../../design-system/messages';
import { carContactFormName } from '../../model/carContact';
import { SentAnchor } from '../FormSent';
import { useSubmittedForm } from '../../../../rendering/privateView';
import { Island } from '../../../../rendering/Island';
import type { ContactCar } from './contactCar.types';
import { contactMessages } from './contactMessages';
import { EnquirySent } from './EnquirySent';
import { SendEnquiry } from './SendEnquiry.island';

export interface CarContactFormProps {
  /** Name of the site in code, such as `automotive-se`; the form's name is derived from it. */
  site: string;
  car: ContactCar;
}

/** Enquiry about a car. It works without JavaScript: the form is posted and the page shows the thanks. */
export function CarContactForm({ site, car }: CarContactFormProps) {
  const message = useMessages();
  const formName = carContactFormName(site);
  const submitted = useSubmittedForm(formName);
  return (
    <>
      <SentAnchor id="contact-sent" tabIndex={-1}>
        <EnquirySent car={car}>
          <Link href="#contact-form">{message('contactAnother')}</Link>
        </EnquirySent>
      </SentAnchor>
      <Island
        name="SendEnquiry"
        component={SendEnquiry}
        when="visible"
        messages={contactMessages}
        props={{ formName, car, submitted }}
      />
    </>
  );
}
