import { FieldLink } from '../../design-system/fields/FieldLink';
import { useMessages } from '../../design-system/messages';
import type { LinkField } from '../../schema/generated/fields';

/** Title by which editors mark the link to the cookie settings. */
const SETTINGS_TITLE = 'hedin_cookie_consent_settings';

/**
 * A link of a column. A link with the title of the cookie settings opens them (site/layout/client/watchConsent.ts);
 * without JavaScript it leads to its own address, such as the cookie policy.
 */
export function FooterLink({ field }: { field: LinkField | undefined }) {
  const message = useMessages();
  if (!field) return null;
  const { title, text } = field.value;
  const opensSettings = (linkText: string | undefined) => linkText?.trim() === SETTINGS_TITLE;
  if (!opensSettings(title) && !opensSettings(text))
    return <FieldLink field={field} variant="quiet" />;
  const label = opensSettings(text) || !text ? message('consentSettings') : text;
  const fieldWithoutTitle = { ...field, value: { ...field.value, title: undefined, text: label } };
  return <FieldLink field={fieldWithoutTitle} variant="quiet" data-consent-settings="" />;
}
