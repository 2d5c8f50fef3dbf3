/** Keys of the embedded services; the public defaults are not allowed. */
export const standInKeys = {
  CONTENT_API_KEY: 'a key of the test',
  SEARCH_API_KEY: 'a key of the search',
};

/**
 * Environment of a web process with `EMBEDDED=none`: addresses and keys of all upstreams, which are the
 * embedded services on another port.
 */
export function createStrictEnvironment(embeddedPort: number, databaseUrl: string) {
  const upstreams = `http://127.0.0.1:${embeddedPort}`;
  return {
    DATABASE_URL: databaseUrl,
    CONTENT_URL: `${upstreams}/graphql`,
    ...standInKeys,
    MEDIA_URL: `${upstreams}/media`,
    EVENTS_URL: `${upstreams}/events`,
    SEARCH_URL: upstreams,
    COMHUB_URL: `${upstreams}/comhub`,
    CODEWEAVER_URL: `${upstreams}/codeweaver`,
    CODEWEAVER_PAGES_URL: `${upstreams}/codeweaver`,
    CAR_MEDIA_URL: `${upstreams}/car-media`,
    VEHICLE_REGISTER_URL: `${upstreams}/vehicle-register`,
    MECHMATE_URL: `${upstreams}/mechmate`,
    TIREHOTEL_URL: `${upstreams}/tirehotel`,
    VISIT_LINK_SECRET: 'a secret of the test',
    SMTP_URL: 'smtp://127.0.0.1:25',
    SMS_URL: `${upstreams}/post/sms`,
    SMS_API_KEY: 'anything',
    AUTOMASTER_URL: `${upstreams}/automaster`,
    JOTFORM_URL: `${upstreams}/jotform`,
    JOTFORM_API_KEY: 'anything',
    JOTFORM_PAGES_URL: `${upstreams}/jotform/pages`,
    HUBSPOT_SCRIPT_URL: `${upstreams}/hubspot/forms/embed/v2.js`,
  };
}
