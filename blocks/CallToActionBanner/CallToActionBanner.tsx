import type { CallToActionBannerProps } from '../../schema/generated/fields';

/** A band that asks for one thing: title, text, link and an optional picture. */
export function CallToActionBanner(fields: CallToActionBannerProps) {
  return (
    <section>
      {fields.Title && <p>{fields.Title.value}</p>}
      {fields.Text && <p>{fields.Text.value}</p>}
    </section>
  );
}
