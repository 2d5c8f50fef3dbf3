import type { HeroBannerProps } from '../../schema/generated/fields';

/**
 * Large opening banner: picture or film with title, text, button and an optional search bar.
 * Renders nothing when it shows a picture and the picture has no source.
 */
export function HeroBanner(fields: HeroBannerProps) {
  return (
    <section>
      {fields.SubTitle && <p>{fields.SubTitle.value}</p>}
      {fields.Title && <p>{fields.Title.value}</p>}
      {fields.Text && <p>{fields.Text.value}</p>}
      {fields.SearchBarPlaceHolderText && <p>{fields.SearchBarPlaceHolderText.value}</p>}
    </section>
  );
}
