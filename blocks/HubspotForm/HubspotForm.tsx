import { Button } from '../../design-system/components/Button/Button';
import { modal } from '../../design-system/components/Dialog/Modal';
import { Heading, headingLevels } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { css, styled } from '../../design-system/stitches';
import type { HubspotFormProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { clientScript } from '../../rendering/clientScript';
import { FormFallback } from './FormFallback';
import type { HubspotFormData } from './HubspotForm.data';
import { providerFormStyles } from './providerFormStyles';

const OpenButton = styled('div', {
  '@tall': {
    position: 'fixed',
    insetBlockEnd: '$4',
    insetInlineEnd: '$4',
    // Hidden while another form of the page has the focus; still reachable by keyboard.
    'body:has(main form:focus-within) &': { opacity: 0, pointerEvents: 'none' },
  },
  // Space for the bar of compared cars at the bottom of the window.
  'body:has([data-compare-tray]) &': { insetBlockEnd: 'calc($sizes$tray + $space$4)' },
  zIndex: '$floating',
  '@print': { display: 'none' },
  '@noScript': { display: 'none' },
});

const dialog = css(modal, {
  inset: 0,
  inlineSize: 'calc(100% - 2 * $space$3)',
  maxInlineSize: '$form',
  maxBlockSize: 'calc(100dvh - 2 * $space$3)',
  margin: 'auto',
  borderRadius: '$card',
  // Without JavaScript nothing can open the dialog, so its content is shown in the page.
  '@noScript': { position: 'static', display: 'block', opacity: 1, boxShadow: 'none' },
});

const DialogHead = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$4',
  padding: '$5 $5 $3',
});

const DialogBody = styled('div', { padding: '0 $5 $5' });

const Form = styled('div', { maxInlineSize: '$form', ...providerFormStyles });

/** Pattern of the provider's ids; no request is made for other values. */
const ID_PATTERN = /^[\w-]{1,64}$/;

/**
 * A form that the provider's script renders (HubspotForm.client.ts), in the page or in a popup. If it is not
 * available, a message explains why and how else to contact the site.
 */
export function HubspotForm(props: WithData<HubspotFormProps, HubspotFormData>) {
  const { Title, TitleTag = 'h2', Text: text, PortalId, FormId, Region, Layout, data } = props;
  const { ButtonText, FallbackText, FallbackLink } = props;
  const message = useMessages();
  const formId = FormId?.value.trim() ?? '';
  if (!ID_PATTERN.test(formId)) {
    return (
      <Section>
        <Text>{message('formIdMissing')}</Text>
      </Section>
    );
  }
  const isPopup = Layout === 'Popup';
  const name = ButtonText?.value ?? Title?.value ?? message('formOpen');
  const introText = text && (
    <Text measured>
      <FieldText field={text} />
    </Text>
  );
  const form = (
    <Form>
      <div data-form-place="" />
      <FormFallback text={FallbackText} link={FallbackLink} />
    </Form>
  );
  return (
    <Section padding={isPopup ? 'none' : 'large'}>
      <div
        {...clientScript('HubspotForm')}
        data-script={data?.scriptUrl}
        data-portal={PortalId?.value.trim()}
        data-form={formId}
        data-region={Region?.value.trim() || 'eu1'}
        data-layout={isPopup ? 'popup' : 'inline'}
      >
        {isPopup ? (
          <>
            <OpenButton data-sticks="end">
              <Button type="button" aria-haspopup="dialog" data-form-open="">
                <Icon name="mail" />
                {ButtonText ? <FieldText field={ButtonText} /> : name}
              </Button>
            </OpenButton>
            <dialog className={dialog()} aria-label={name} data-form-dialog="">
              <DialogHead>
                <Heading level={2} size={4}>
                  {Title ? <FieldText field={Title} /> : name}
                </Heading>
                <Button
                  type="button"
                  variant="ghost"
                  iconOnly
                  aria-label={message('close')}
                  data-form-close=""
                >
                  <Icon name="close" size="medium" />
                </Button>
              </DialogHead>
              <DialogBody>
                <Stack gap={4}>
                  {introText}
                  {form}
                </Stack>
              </DialogBody>
            </dialog>
          </>
        ) : (
          <Stack gap={5}>
            {Title && (
              <Heading level={headingLevels[TitleTag]} size={TitleTag === 'h1' ? 1 : 2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {introText}
            {form}
          </Stack>
        )}
      </div>
    </Section>
  );
}
