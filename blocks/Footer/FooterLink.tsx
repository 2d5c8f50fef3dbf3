import { FieldLink } from '../../design-system/fields/FieldLink';
import { useMessages } from '../../design-system/messages';
import type { LinkField } from '../../schema/generated/fields';

/** Title that editors give the link to the cookie settings (spec 1 §2.6). */
const settingsTitle = 'hedin_cookie_consent_settings';

/**
 * A link of a column. The one with the title of the cookie settings opens them (site/layout/client/watchConsent.ts);
 * without script it leads where it points, such as to the policy.
 */
export function FooterLink({ field }: { field: LinkField | undefined }) {
  const message = useMessages();
  if (!field) return null;
  const { title, text } = field.value;
  const isTrigger = (words: string | undefined) => words?.trim() === settingsTitle;
  if (!isTrigger(title) && !isTrigger(text)) return <FieldLink field={field} look="quiet" />;
  const shown = isTrigger(text) || !text ? message('consentSettings') : text;
  const untitled = { ...field, value: { ...field.value, title: undefined, text: shown } };
  return <FieldLink field={untitled} look="quiet" data-consent-settings="" />;
}
