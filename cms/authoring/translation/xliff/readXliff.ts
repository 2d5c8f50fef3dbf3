import { Parser } from 'htmlparser2';
import { localizable } from '../../../../domain/localizable';
import { createEditError } from '../../createEditError';
import type { InlinePiece } from './inlineCodes';

/** Maximum length of a file in characters, so that it fits into a request. */
export const MAX_XLIFF_LENGTH = 180_000;
const MAX_UNITS = 2000;
const MAX_DEPTH = 40;

/** A text in a file, with its translation. */
export interface XliffUnit {
  id: string;
  source: readonly InlinePiece[];
  target: readonly InlinePiece[];
  /** Whether it contains elements that our exports do not use. */
  isForeign: boolean;
}

/** The texts of a page in a file. */
export interface XliffFile {
  original: string;
  /** Primary subtags of the languages, such as `sv` for `sv-SE`. */
  from: string;
  to: string;
  units: XliffUnit[];
}

/** Elements within a text that only annotate it and may be ignored. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['mrk']);

/**
 * Reads an XLIFF 1.2 file. Refuses document types, so that entities are never resolved.
 * @throws BAD_INPUT for any other file
 */
export function readXliff(text: string): XliffFile[] {
  if (text.length > MAX_XLIFF_LENGTH) {
    throw createEditError(
      'BAD_INPUT',
      localizable`The file has more than ${MAX_XLIFF_LENGTH} characters.`,
    );
  }
  const xml = text.replace(/^\ufeff/, '');
  const files: XliffFile[] = [];
  const openTags: string[] = [];
  let unit: (XliffUnit & Record<'source' | 'target', InlinePiece[]>) | undefined;
  let section: 'source' | 'target' | undefined;
  let unitCount = 0;
  let isComplete = false;

  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (/^!doctype/i.test(name))
          throw createEditError('BAD_INPUT', 'The file has a document type.');
      },
      onopentag: (name, { id = '', ctype, ...attributes }) => {
        if (openTags.length === 0)
          checkRoot(name, attributes.version, files.length > 0 || isComplete);
        if (openTags.length >= MAX_DEPTH)
          throw createEditError('BAD_INPUT', 'The file is nested too deeply.');
        openTags.push(name);
        const file = files.at(-1);
        if (unit && section) {
          if (name === 'g' || name === 'x') {
            unit[section].push({ kind: name === 'g' ? 'open' : 'empty', id, ctype });
          } else if (!ANNOTATIONS.has(name)) unit.isForeign = true;
        } else if (name === 'file') {
          const {
            original = '',
            'source-language': from = '',
            'target-language': to = '',
          } = attributes;
          files.push({
            original,
            from: getPrimarySubtag(from),
            to: getPrimarySubtag(to),
            units: [],
          });
        } else if (name === 'trans-unit' && file) {
          unitCount += 1;
          if (unitCount > MAX_UNITS)
            throw createEditError(
              'BAD_INPUT',
              localizable`The file has more than ${MAX_UNITS} texts.`,
            );
          unit = { id, source: [], target: [], isForeign: false };
          file.units.push(unit);
        } else if (name === 'source' || name === 'target') {
          // Ignores `alt-trans`, which has proposals of the translator's program.
          section = openTags.at(-2) === 'trans-unit' ? name : undefined;
        }
      },
      ontext: (chunk) => {
        if (unit && section) unit[section].push({ kind: 'text', text: chunk });
      },
      onclosetag: (name, isImplied) => {
        const isEmptyTag = xml.slice(parser.endIndex - 1, parser.endIndex + 1) === '/>';
        if (isImplied && !isEmptyTag)
          throw createEditError('BAD_INPUT', 'The file is not well-formed.');
        openTags.pop();
        if (name === 'g' && unit && section) unit[section].push({ kind: 'close' });
        if (name === section) section = undefined;
        if (name === 'trans-unit') unit = undefined;
        if (openTags.length === 0) isComplete = true;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isComplete) throw createEditError('BAD_INPUT', 'The file is no XLIFF.');
  return files;
}

function checkRoot(name: string, version: string | undefined, isSecond: boolean): void {
  if (name !== 'xliff' || isSecond) throw createEditError('BAD_INPUT', 'The file is no XLIFF.');
  if (version !== '1.2') throw createEditError('BAD_INPUT', 'The file is not of XLIFF 1.2.');
}

const getPrimarySubtag = (language: string): string =>
  language.toLowerCase().replace(/[-_].*$/, '');
