import { Card } from '../../design-system/components/Card/Card';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { sellCarFormName } from '../../features/enquiries/model/sellCar';
import { moneyPattern } from '../../domain/money/moneyPattern';
import type { SellCarFormProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { SentAnchor } from '../../features/enquiries/ui/FormSent';
import { useSubmittedForm } from '../../rendering/privateView';
import { Island } from '../../rendering/Island';
import { usePageInfo } from '../../rendering/pageInfo';
import type { SellCarFormData } from '../../features/enquiries/ui/sellCar/sellCarFormData';
import { sellCarMessages } from '../../features/enquiries/ui/sellCar/sellCarMessages';
import { SellCarSent } from '../../features/enquiries/ui/sellCar/SellCarSent';
import { SendSellCar } from '../../features/enquiries/ui/sellCar/SendSellCar.island';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
    gap: '$8',
    alignItems: 'start',
  },
});

const Column = styled('div', { display: 'grid', alignContent: 'start', gap: '$4' });

/** The form to sell a car or trade it in (spec 3 §2.5, §5.3). Complete without script, but for the estimate. */
export function SellCarForm({ Title, Text, data }: WithData<SellCarFormProps, SellCarFormData>) {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const formName = sellCarFormName(data?.site ?? '');
  const submitted = useSubmittedForm(formName);
  return (
    <Section tone="surface" id="sell-car">
      <Layout>
        <Column>
          <Heading level={2}>
            {Title ? <FieldText field={Title} /> : message('sellCarTitle')}
          </Heading>
          <FieldRichText field={Text} />
        </Column>
        <Card tone="default" padding="large">
          <SentAnchor id="sell-car-sent" tabIndex={-1}>
            <SellCarSent>
              <Link href="#sell-car-form">{message('contactAnother')}</Link>
            </SellCarSent>
          </SentAnchor>
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
        </Card>
      </Layout>
    </Section>
  );
}
