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
  /** Name of the site in code, such as `automotive-se`: the form is named after it (spec 2 §7). */
  site: string;
  car: ContactCar;
}

/** Enquiry about a car (spec 2 §2, §5). Complete without script: it is sent as a form and thanked for by the page. */
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
