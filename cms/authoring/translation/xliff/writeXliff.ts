import type { TranslatedText } from '../../../generated/authoringResolvers';
import { escapeXml } from '../../../../domain/pages/xml';
import { toInline } from './inlineCodes';

/** The texts of a page. */
export interface XliffPage {
  itemId: string;
  /** The name and address of the page, for the translator. */
  note: string;
  texts: readonly TranslatedText[];
}

const STATES: Readonly<Record<TranslatedText['state'], string>> = {
  missing: 'new',
  untranslated: 'needs-translation',
  outdated: 'needs-review-translation',
  done: 'translated',
};

/** Returns the id of a text in a file. */
const getUnitId = ({
  itemId,
  field,
  property,
}: Pick<TranslatedText, 'itemId' | 'field' | 'property'>) =>
  [itemId, field, ...(property ? [property] : [])].join('.');

/** Returns an XLIFF 1.2 file with a `file` element for each page. */
export function writeXliff(pages: readonly XliffPage[], from: string, to: string): string {
  const files = pages.map(({ itemId, note, texts }) =>
    [
      `  <file original="${escapeXml(itemId)}" source-language="${from}" target-language="${to}" datatype="html">`,
      `    <header><note>${escapeXml(note)}</note></header>`,
      '    <body>',
      ...texts.map(writeUnit),
      '    </body>',
      '  </file>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files,
    '</xliff>\n',
  ].join('\n');
}

function writeUnit(text: TranslatedText): string {
  const { kind, source, target, before, state } = text;
  const toContent = (unescapedText: string) =>
    kind === 'richText' ? toInline(unescapedText).xml : escapeXml(unescapedText);
  const targetContent = target === '' ? '' : toContent(target);
  return [
    `      <trans-unit id="${escapeXml(getUnitId(text))}" resname="${escapeXml(`${text.template}.${text.field}`)}" xml:space="preserve">`,
    `        <source>${toContent(source)}</source>`,
    `        <target state="${STATES[state]}">${targetContent}</target>`,
    ...(before
      ? [`        <note>${escapeXml(`Translated from: ${stripTags(before)}`)}</note>`]
      : []),
    '      </trans-unit>',
  ].join('\n');
}

const stripTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ');
