/** Codes that begin with letters and a digit, such as "TN9 1AA": the British write them behind the town. */
const behindTown = /^[a-z]{1,2}\d/i;

/** A town and its postal code in the order that the code's country writes them; what is missing is left out. */
export function townLine(zip: string | undefined, town: string | undefined): string {
  const parts = zip && behindTown.test(zip) ? [town, zip] : [zip, town];
  return parts.filter(Boolean).join(' ');
}
