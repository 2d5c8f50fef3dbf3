/** What the name of a dictionary's file tells of it. */
export interface DictionaryName {
  site: string;
  language: string;
  /** The build whose pages it was made of: another one writes other pages. */
  build: string;
  /** Of how many kinds of pages it was made. */
  kinds: number;
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
}

const NAME = /^([a-z-]{1,40})\.([a-z]{2})\.([0-9a-f]{8})\.(\d)\.([0-9a-f]{64})\.dict$/;

export const dictionaryFileName = ({ site, language, build, kinds, sha256 }: DictionaryName) =>
  `${site}.${language}.${build}.${kinds}.${sha256}.dict`;

/** Undefined for any other file. */
export function readDictionaryName(fileName: string): DictionaryName | undefined {
  const [, site, language, build, kinds, sha256] = NAME.exec(fileName) ?? [];
  if (!site || !language || !build || !kinds || !sha256) return undefined;
  return { site, language, build, kinds: Number(kinds), sha256 };
}

/** As `Available-Dictionary` names a dictionary, without its colons. */
export const digestOf = ({ sha256 }: Pick<DictionaryName, 'sha256'>): string =>
  Buffer.from(sha256, 'hex').toString('base64');
