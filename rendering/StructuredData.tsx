/**
 * Structured data about the page for search engines (schema.org, as JSON-LD). Browsers do not run it, so the
 * content security policy does not apply to it.
 */
export function StructuredData({ type, data }: { type: string; data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...data });
  // Escaped so that no text can close the script element.
  const html = json.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
