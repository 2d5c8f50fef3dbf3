import { Heading, headingLevels } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { jotIds } from '../../features/enquiries/model/jot/jotFields';
import { jotFormName } from '../../features/enquiries/model/jot/jotSchema';
import type { JotFormProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { FormSent, SentAnchor } from '../../features/enquiries/ui/FormSent';
import { useSubmittedForm } from '../../rendering/privateView';
import { Island } from '../../rendering/Island';
import type { JotFormData } from './JotForm.data';
import { jotMessages } from '../../features/enquiries/ui/jotMessages';
import { SendJotForm } from './SendJotForm.island';

const Form = styled('div', { maxInlineSize: '$form' });

/** A form of the provider, rendered with our own fields. Works fully without JavaScript. */
export function JotForm(props: WithData<JotFormProps, JotFormData>) {
  const { Title, TitleTag = 'h2', Text: text, FormId, data } = props;
  const message = useMessages();
  const formName = jotFormName(data?.site ?? '');
  const submitted = useSubmittedForm(formName);
  const form = data?.form;
  const level = Title && TitleTag === 'h1' ? 2 : 3;
  return (
    <Section>
      <Stack gap={5}>
        {Title && (
          <Heading level={headingLevels[TitleTag]} size={TitleTag === 'h1' ? 1 : 2}>
            <FieldText field={Title} />
          </Heading>
        )}
        {text && (
          <Text measured>
            <FieldText field={text} />
          </Text>
        )}
        {form ? (
          <Form>
            <SentAnchor id={jotIds(form.id).sent} tabIndex={-1}>
              <FormSent title={message('jotSent')} level={level}>
                <Link href={`#${jotIds(form.id).form}`}>{message('contactAnother')}</Link>
              </FormSent>
            </SentAnchor>
            <Island
              name="SendJotForm"
              component={SendJotForm}
              when="interaction"
              messages={jotMessages}
              props={{
                formName,
                form,
                level,
                submitted: submitted?.values.formId === form.id ? submitted : undefined,
              }}
            />
          </Form>
        ) : (
          <Text role="status">{message(FormId ? 'formDown' : 'formIdMissing')}</Text>
        )}
      </Stack>
    </Section>
  );
}
