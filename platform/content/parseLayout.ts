import { ValidationError } from 'yup';
import type { Contract, FieldContract } from '../../schema/contract';
import { contract } from '../../schema/generated/contract';
import type { ImageField } from '../../schema/generated/fields';
import { readOffers } from '../../domain/variants/variantSchemas';
import { findRefused } from '../../schema/richText';
import type { Language } from '../../sites/site.types';
import { isEmpty, FieldError, parseField } from './parseField';
import { isRecord } from '../../domain/isRecord';
import type { ContentProblem, EditorAdditions, Page, PageBlock, PageFields } from './page.types';

/** The page of a layout, and the problems of the content that was left out of it. */
export interface ParsedLayout {
  page: Omit<Page, 'languages'>;
  problems: readonly ContentProblem[];
}

/** The layout JSON is not a page. */
export class LayoutError extends Error {}

/** Collected while a layout is parsed. */
interface ParseState {
  problems: ContentProblem[];
  /** Sources of the pictures in blocks. */
  images: Set<string>;
  /**
   * True when the page is being edited: the editor's metadata of each field is kept, and so are empty
   * fields.
   */
  isEditing: boolean;
}

const contracts: Contract = contract;

/**
 * Checks the layout JSON of the content platform against the generated contracts and returns the typed page.
 * Content that does not match is left out and reported with its path: one bad field never loses a page.
 * @param json `item.rendered` of the layout query
 * @param language language that was requested
 * @param editing keeps the editor's metadata and empty fields
 */
export function parseLayout(json: unknown, language: Language, editing = false): ParsedLayout {
  const state: ParseState = { problems: [], images: new Set(), isEditing: editing };
  const { context, route } = unwrapLayout(json);
  const template = readString(route.templateName) ?? '';
  const ownFields = parseRouteFields(route.fields, template, state);
  const page: Omit<Page, 'images' | 'languages'> = {
    itemId: readString(route.itemId),
    name: readString(route.name) ?? '',
    template,
    language,
    variantId: readString(context.variantId),
    ...readVariants(context, state),
    itemPath: readString(context.itemPath),
    fields: toPageFields(ownFields),
    ownFields,
    placeholders: parsePlaceholders(route.placeholders, '', pageAreas, state),
    ...(editing && { editor: readEditorAdditions(context) }),
  };
  return { page: { ...page, images: [...state.images] }, problems: state.problems };
}

/**
 * A layout that has a route; null for an item without a presentation (a folder, data), whose route is null or
 * absent; undefined for anything that is not a layout.
 */
export function layoutWithRoute(json: unknown): Record<string, unknown> | null | undefined {
  if (!isRecord(json)) return undefined;
  const { sitecore = {} } = json;
  if (sitecore === null) return null;
  if (!isRecord(sitecore)) return undefined;
  const { route = null } = sitecore;
  if (route === null) return null;
  return isRecord(route) ? json : undefined;
}

function unwrapLayout(json: unknown) {
  const sitecore = isRecord(json) ? json.sitecore : undefined;
  const route = isRecord(sitecore) ? sitecore.route : undefined;
  if (!isRecord(sitecore) || !isRecord(route)) throw new LayoutError('The layout has no route');
  return { route, context: isRecord(sitecore.context) ? sitecore.context : {} };
}

/** Reads the variants. Rules that cannot be read select nothing: all visitors get the original. */
function readVariants({ personalization }: Record<string, unknown>, state: ParseState) {
  if (!isRecord(personalization)) return undefined;
  try {
    const variants = readOffers(personalization.variants);
    return variants.length > 0 ? { variants } : undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    state.problems.push({ path: 'context.personalization', message: error.message });
    return undefined;
  }
}

function readString(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readEditorAdditions({
  clientScripts,
  clientData,
}: Record<string, unknown>): EditorAdditions {
  const scripts = Array.isArray(clientScripts) ? clientScripts : [];
  return {
    scripts: scripts.filter((src) => typeof src === 'string'),
    data: isRecord(clientData) ? clientData : {},
  };
}

/** The fields of the route. A page whose type has no contract has the fields that every page has. */
function parseRouteFields(raw: unknown, template: string, state: ParseState) {
  const type = contracts.pages[template] ?? contracts.pages.ContentPage;
  return parseFields(raw, type?.fields ?? {}, 'route', state);
}

function toPageFields(parsed: Readonly<Record<string, unknown>>): PageFields {
  const text = (name: string) =>
    readString(isRecord(parsed[name]) ? parsed[name].value : undefined);
  return {
    metaTitle: text('metaTitle'),
    navTitle: text('navTitle'),
    metaDescription: text('metaDescription'),
    ogDescription: text('ogDescription'),
    // Stories have a picture of their own, which their previews show unless another one was chosen.
    ogImage: (parsed.ogImage ?? parsed.image) as PageFields['ogImage'],
    canonicalURL: text('canonicalURL'),
    gtmID: text('gtmID'),
    brandDesign: text('BrandDesign'),
    noIndex: parsed.noIndex === true,
  };
}

/** Top-level placeholders of a page. */
const pageAreas = ['header', 'main', 'footer'];

/** Longer placeholder keys are not parsed: a key is a name, a GUID and numbers. */
const MAX_KEY_CHARACTERS = 200;

/** Wrappers that the platform puts around the blocks of a partial design; they render nothing themselves. */
const wrappers = new Set(['PartialDesignDynamicPlaceholder']);

/**
 * The name of a placeholder: the key itself, or the name that the platform extended to a key, such as
 * `headless-main`, `stage-row-1`, `stage-row-{*}` or `/main/stage-row-{GUID}-0`.
 */
function readPlaceholderName(key: string, names: readonly string[]): string {
  if (names.includes(key) || key.length > MAX_KEY_CHARACTERS) return key;
  const last = key.slice(key.lastIndexOf('/') + 1).replace(/^headless-/, '');
  const extendedKey =
    /^(.+?)(?:-\{\*\}|-\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?(?:-\d+)?|(?:-\d+)+)?$/i;
  const name = [last, extendedKey.exec(last)?.[1] ?? ''].find((candidate) =>
    names.includes(candidate),
  );
  return name ?? key;
}

function parsePlaceholders(
  raw: unknown,
  parent: string,
  names: readonly string[],
  state: ParseState,
): Record<string, PageBlock[]> {
  const result: Record<string, PageBlock[]> = {};
  if (isEmpty(raw)) return result;
  if (!isRecord(raw)) {
    state.problems.push({ path: parent || 'placeholders', message: 'has no placeholders by name' });
    return result;
  }
  for (const [key, renderings] of Object.entries(raw)) {
    const path = parent ? `${parent}.${key}` : key;
    if (renderings === null) continue;
    if (!Array.isArray(renderings)) {
      state.problems.push({ path, message: 'is not a list of blocks' });
      continue;
    }
    const name = readPlaceholderName(key, names);
    const blocks = renderings.flatMap((rendering, index) =>
      parseBlock(rendering, `${path}[${index}]`, state),
    );
    result[name] = [...(result[name] ?? []), ...blocks];
  }
  return result;
}

function parseBlock(raw: unknown, parent: string, state: ParseState): PageBlock[] {
  const name = isRecord(raw) ? readString(raw.componentName) : undefined;
  if (!isRecord(raw) || !name) {
    state.problems.push({ path: parent, message: 'is not a block' });
    return [];
  }
  const path = `${parent}.${name}`;
  const isKnown = Object.hasOwn(contracts.blocks, name);
  if (!isKnown && !wrappers.has(name)) {
    state.problems.push({ path, message: 'is a block that no contract describes' });
  }
  const { fields: expected = {}, placeholders: offered = [] } = contracts.blocks[name] ?? {};
  const ownFields = parseFields(raw.fields, expected, path, state);
  const innerPlaceholders = parsePlaceholders(raw.placeholders, path, offered, state);
  const innerBlocks = Object.values(innerPlaceholders).flat();
  // The blocks inside an unknown block are still shown.
  if (!isKnown && (innerBlocks.length > 0 || wrappers.has(name))) return innerBlocks;
  return [
    {
      uid: readString(raw.uid) ?? '',
      name,
      isKnown,
      dataSource: readString(raw.dataSource),
      fields: ownFields,
      placeholders: innerPlaceholders,
    },
  ];
}

function parseFields(
  raw: unknown,
  expected: Readonly<Record<string, FieldContract>>,
  path: string,
  state: ParseState,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  if (!isRecord(raw)) return result;
  for (const name in expected) {
    const value = raw[name];
    const contract = expected[name];
    if (value === undefined || !contract) continue;
    const parsed = parseContractField(value, contract, `${path}.${name}`, state);
    if (parsed !== undefined) result[name] = parsed;
  }
  return result;
}

function parseContractField(
  raw: unknown,
  expected: FieldContract,
  path: string,
  state: ParseState,
): unknown {
  if (expected.kind === 'item' || expected.kind === 'items') {
    const parse = expected.kind === 'item' ? parseItemFields : parseItemList;
    return parse(raw, expected.of, path, state);
  }
  try {
    const parsed = parseField(raw, expected, state.isEditing);
    // A picture that an editor has not chosen yet has no source.
    const src = expected.kind === 'image' && (parsed as ImageField | undefined)?.value.src;
    if (src) state.images.add(src);
    const html = expected.kind === 'richText' && isRecord(raw) ? raw.value : undefined;
    for (const refused of typeof html === 'string' ? findRefused(html) : []) {
      const message =
        refused === 'html'
          ? 'is too long for a rich text: its words alone are shown'
          : `has <${refused}>, which a rich text may not hold`;
      state.problems.push({ path, message });
    }
    return parsed;
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    state.problems.push({ path, message: error.message });
    return undefined;
  }
}

function parseItemList(raw: unknown, of: string, path: string, state: ParseState) {
  const list = isRecord(raw) ? raw.value : raw;
  if (!Array.isArray(list)) {
    if (!isEmpty(list)) state.problems.push({ path, message: 'is not a list' });
    return undefined;
  }
  return list.flatMap(
    (entry, index) => parseItemFields(entry, of, `${path}[${index}]`, state) ?? [],
  );
}

/** Fields of a content item that match their contract, and the problems of the other fields. */
export interface ParsedItem {
  fields: Record<string, unknown>;
  problems: readonly ContentProblem[];
}

/**
 * Checks the fields of an item that was not part of a layout, in the same way as a layout's items.
 */
export function parseItem(of: string, raw: unknown): ParsedItem {
  const state: ParseState = { problems: [], images: new Set(), isEditing: false };
  return {
    fields: parseFields(raw, contracts.items[of]?.fields ?? {}, of, state),
    problems: state.problems,
  };
}

function parseItemFields(raw: unknown, of: string, path: string, state: ParseState) {
  const expected = contracts.items[of];
  if (!isRecord(raw) || !expected) {
    if (raw !== null && raw !== '') state.problems.push({ path, message: 'is not a content item' });
    return undefined;
  }
  return parseFields(raw.fields, expected.fields, path, state);
}
