/** Characters that XML 1.0 cannot hold, not even escaped. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in XML, between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** An element with a text; nothing where there is none. */
export const element = (name: string, text: string | number | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
