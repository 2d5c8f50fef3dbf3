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
import { providerFormLooks } from './providerFormLooks';

const Opener = styled('div', {
  '@tall': {
    position: 'fixed',
    insetBlockEnd: '$4',
    insetInlineEnd: '$4',
    // Whoever fills in another form of the page has it whole; the keyboard gets here all the same.
    'body:has(main form:focus-within) &': { opacity: 0, pointerEvents: 'none' },
  },
  // Cars that are compared have a bar at the end of the window.
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
  // Without script nothing opens it: what it says stands in the page.
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

const Form = styled('div', { maxInlineSize: '$form', ...providerFormLooks });

/** Ids of the provider: anything else asks it for nothing. */
const idPattern = /^[\w-]{1,64}$/;

/**
 * A form that the provider's script draws (HubspotForm.client.ts), in the page or over it (spec 3 §2.8). Where
 * it cannot be, what stands there instead says why, and how else to reach the site.
 */
export function HubspotForm(props: WithData<HubspotFormProps, HubspotFormData>) {
  const { Title, TitleTag = 'h2', Text: text, PortalId, FormId, Region, Layout, data } = props;
  const { ButtonText, FallbackText, FallbackLink } = props;
  const message = useMessages();
  const formId = FormId?.value.trim() ?? '';
  if (!idPattern.test(formId)) {
    return (
      <Section>
        <Text>{message('formIdMissing')}</Text>
      </Section>
    );
  }
  const isPopup = Layout === 'Popup';
  const name = ButtonText?.value ?? Title?.value ?? message('formOpen');
  const words = text && (
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
    <Section space={isPopup ? 'none' : 'large'}>
      <div
        {...clientScript('HubspotForm')}
        data-script={data?.script}
        data-portal={PortalId?.value.trim()}
        data-form={formId}
        data-region={Region?.value.trim() || 'eu1'}
        data-layout={isPopup ? 'popup' : 'inline'}
      >
        {isPopup ? (
          <>
            <Opener data-sticks="end">
              <Button type="button" aria-haspopup="dialog" data-form-open="">
                <Icon name="mail" />
                {ButtonText ? <FieldText field={ButtonText} /> : name}
              </Button>
            </Opener>
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
                  {words}
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
            {words}
            {form}
          </Stack>
        )}
      </div>
    </Section>
  );
}
