/**
 * Formats an instant as it is written within a sentence: `torsdag 26 november kl. 10:41`.
 * @param instant ISO 8601
 * @param locale IETF tag
 * @param timeZone IANA name
 */
export const formatInstant = (instant: string, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
