/**
 * What search engines read of a part of the page (schema.org, as JSON-LD). It is data, which no browser
 * runs: the content security policy leaves it alone.
 */
export function StructuredData({ type, data }: { type: string; data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...data });
  // Nothing in a text can end the element early.
  const html = json.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
