/** A British postal code, such as "TN9 1AA", which follows the town. */
const britishZip = /^[a-z]{1,2}\d/i;

/** Town and postal code in the order of the postal code's country; a missing one is left out. */
export function townLine(zip: string | undefined, town: string | undefined): string {
  const segments = zip && britishZip.test(zip) ? [town, zip] : [zip, town];
  return segments.filter(Boolean).join(' ');
}
