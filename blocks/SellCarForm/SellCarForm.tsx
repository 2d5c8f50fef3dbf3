import { Link } from '../../design-system/components/Link/Link';
import { useMessages } from '../../design-system/messages';
import { sellCarFormName } from '../../features/enquiries/model/sellCar';
import { moneyPattern } from '../../domain/money/moneyPattern';
import type { SellCarFormProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { FormSection } from '../../features/enquiries/ui/FormSection';
import { useSubmittedForm } from '../../rendering/privateView';
import { Island } from '../../rendering/Island';
import { usePageInfo } from '../../rendering/pageInfo';
import type { SellCarFormData } from '../../features/enquiries/ui/sellCar/sellCarFormData';
import { sellCarMessages } from '../../features/enquiries/ui/sellCar/sellCarMessages';
import { SellCarSent } from '../../features/enquiries/ui/sellCar/SellCarSent';
import { SendSellCar } from '../../features/enquiries/ui/sellCar/SendSellCar.island';

/** The form to sell a car or trade it in. Works without JavaScript, except for the estimate. */
export function SellCarForm({ Title, Text, data }: WithData<SellCarFormProps, SellCarFormData>) {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const formName = sellCarFormName(data?.site ?? '');
  const submitted = useSubmittedForm(formName);
  return (
    <FormSection
      id="sell-car"
      title={message('sellCarTitle')}
      Title={Title}
      Text={Text}
      sent={
        <SellCarSent>
          <Link href="#sell-car-form">{message('contactAnother')}</Link>
        </SellCarSent>
      }
    >
      <Island
        name="SendSellCar"
        component={SendSellCar}
        when="visible"
        messages={sellCarMessages}
        props={{
          formName,
          submitted,
          pattern: moneyPattern(locale, currency),
        }}
      />
    </FormSection>
  );
}
