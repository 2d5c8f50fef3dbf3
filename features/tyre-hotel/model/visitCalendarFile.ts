/**
 * Address of the calendar file of a booked visit; undefined if the page's address has no visit.
 * @param visitPage path and query of the page where the visit is moved and cancelled
 */
export function visitCalendarFile(visitPage: string, language: string): string | undefined {
  const visit = new URLSearchParams(visitPage.split('?')[1]).get('visit');
  if (!visit) return undefined;
  return `/api/visits/calendar?${new URLSearchParams({ visit, language }).toString()}`;
}
