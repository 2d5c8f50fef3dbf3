/** The information in a dictionary's file name. */
export interface DictionaryName {
  site: string;
  language: string;
  /** The build whose pages it was made from: another build renders other pages. */
  build: string;
  /** Number of page kinds that it was made from. */
  kinds: number;
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
}

const FILE_NAME = /^([a-z-]{1,40})\.([a-z]{2})\.([0-9a-f]{8})\.(\d)\.([0-9a-f]{64})\.dict$/;

export const dictionaryFileName = ({ site, language, build, kinds, sha256 }: DictionaryName) =>
  `${site}.${language}.${build}.${kinds}.${sha256}.dict`;

/** Reads the name of a dictionary's file; undefined for any other file. */
export function readDictionaryName(fileName: string): DictionaryName | undefined {
  const [, site, language, build, kinds, sha256] = FILE_NAME.exec(fileName) ?? [];
  if (!site || !language || !build || !kinds || !sha256) return undefined;
  return { site, language, build, kinds: Number(kinds), sha256 };
}

/** The digest in the form of the `Available-Dictionary` header, without its colons. */
export const formatDigest = ({ sha256 }: Pick<DictionaryName, 'sha256'>): string =>
  Buffer.from(sha256, 'hex').toString('base64');
