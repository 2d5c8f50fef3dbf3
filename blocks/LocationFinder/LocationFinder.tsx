import type { LocationFinderProps } from '../../schema/generated/fields';

/**
 * Finder of the site's places with search, list and map (spec 1 §2.11). Which kind of place it shows is the
 * site's to say; the places themselves lie in a folder of the site, and the site reads them.
 */
export function LocationFinder(fields: LocationFinderProps) {
  return (
    <section>
      {fields.Title && <p>{fields.Title.value}</p>}
      {fields.Text && <p>{fields.Text.value}</p>}
      {fields.NoDealersText && <p>{fields.NoDealersText.value}</p>}
    </section>
  );
}
