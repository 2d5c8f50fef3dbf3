import { ValidationError } from 'yup';
import type { Contract, FieldContract } from '../../schema/contract';
import { contract } from '../../schema/generated/contract';
import type { ImageField } from '../../schema/generated/fields';
import { readOffers } from '../../domain/variants/variantSchemas';
import { refusedIn } from '../../schema/richText';
import type { Language } from '../../sites/site.types';
import { isEmpty, FieldProblem, parseField } from './parseField';
import { isRecord } from '../../domain/isRecord';
import type { ContentProblem, EditorAdditions, Page, PageBlock, PageFields } from './page.types';

/** What a layout says of a page, with what had to be left out of it. */
export interface ParsedLayout {
  page: Omit<Page, 'languages'>;
  problems: readonly ContentProblem[];
}

/** Thrown when the layout JSON is no page at all. */
export class LayoutError extends Error {}

/** Gathered while a layout is walked. */
interface Findings {
  problems: ContentProblem[];
  /** Sources of the pictures in blocks. */
  images: Set<string>;
  /** The page is being edited: what the editor needs of each field stays, empty ones included. */
  editing: boolean;
}

const contracts: Contract = contract;

/**
 * Checks the layout JSON of the content platform against the generated contracts and returns the
 * typed page. What does not fit is left out and reported with its path; a page is never lost to one
 * bad field (design §4, experience-edge "Layout JSON").
 * @param json `item.rendered` of the layout query.
 * @param language language that was asked for.
 * @param editing keeps the editor's metadata and with it fields that are empty.
 * @throws LayoutError when there is no route in it.
 */
export function parseLayout(json: unknown, language: Language, editing = false): ParsedLayout {
  const found: Findings = { problems: [], images: new Set(), editing };
  const { context, route } = unwrap(json);
  const template = string(route.templateName) ?? '';
  const ownFields = routeFields(route.fields, template, found);
  const page: Omit<Page, 'images' | 'languages'> = {
    itemId: string(route.itemId),
    name: string(route.name) ?? '',
    template,
    language,
    variantId: string(context.variantId),
    ...variantsOf(context, found),
    itemPath: string(context.itemPath),
    fields: pageFields(ownFields),
    ownFields,
    placeholders: placeholders(route.placeholders, '', areas, found),
    ...(editing && { editor: editorAdditions(context) }),
  };
  return { page: { ...page, images: [...found.images] }, problems: found.problems };
}

/**
 * A layout that has a route; null for one of an item without a presentation (a folder, data), whose route is null
 * or left out; undefined for what is no layout.
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

function unwrap(json: unknown) {
  const sitecore = isRecord(json) ? json.sitecore : undefined;
  const route = isRecord(sitecore) ? sitecore.route : undefined;
  if (!isRecord(sitecore) || !isRecord(route)) throw new LayoutError('The layout has no route');
  return { route, context: isRecord(sitecore.context) ? sitecore.context : {} };
}

/** Rules that are not understood choose nothing: everybody has the page as it is. */
function variantsOf({ personalization }: Record<string, unknown>, found: Findings) {
  if (!isRecord(personalization)) return undefined;
  try {
    const variants = readOffers(personalization.variants);
    return variants.length > 0 ? { variants } : undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    found.problems.push({ path: 'context.personalization', message: error.message });
    return undefined;
  }
}

function string(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function editorAdditions({ clientScripts, clientData }: Record<string, unknown>): EditorAdditions {
  const scripts = Array.isArray(clientScripts) ? clientScripts : [];
  return {
    scripts: scripts.filter((src) => typeof src === 'string'),
    data: isRecord(clientData) ? clientData : {},
  };
}

/** A page of a type that no contract describes has the fields that every page has. */
function routeFields(raw: unknown, template: string, found: Findings) {
  const type = contracts.pages[template] ?? contracts.pages.ContentPage;
  return fields(raw, type?.fields ?? {}, 'route', found);
}

function pageFields(parsed: Readonly<Record<string, unknown>>): PageFields {
  const text = (name: string) => string(isRecord(parsed[name]) ? parsed[name].value : undefined);
  return {
    metaTitle: text('metaTitle'),
    navTitle: text('navTitle'),
    metaDescription: text('metaDescription'),
    ogDescription: text('ogDescription'),
    ogImage: parsed.ogImage as PageFields['ogImage'],
    canonicalURL: text('canonicalURL'),
    gtmID: text('gtmID'),
    brandDesign: text('BrandDesign'),
    noIndex: parsed.noIndex === true,
  };
}

/** Areas of a page (spec 1 §2.1). */
const areas = ['header', 'main', 'footer'];

/** Characters of a placeholder's key that are looked at: a name, a GUID and numbers. */
const LONGEST_KEY = 200;

/** What the platform puts around the blocks of a partial design; it is nothing by itself. */
const transparent = new Set(['PartialDesignDynamicPlaceholder']);

/**
 * The placeholder that a key stands for: its own name, or one that the platform made of it, such as `headless-main`,
 * `stage-row-1`, `stage-row-{*}` or `/main/stage-row-{GUID}-0`.
 */
function placeholderName(key: string, offered: readonly string[]): string {
  if (offered.includes(key) || key.length > LONGEST_KEY) return key;
  const last = key.slice(key.lastIndexOf('/') + 1).replace(/^headless-/, '');
  const dynamic =
    /^(.+?)(?:-\{\*\}|-\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?(?:-\d+)?|(?:-\d+)+)?$/i;
  const name = [last, dynamic.exec(last)?.[1] ?? ''].find((one) => offered.includes(one));
  return name ?? key;
}

function placeholders(
  raw: unknown,
  parent: string,
  offered: readonly string[],
  found: Findings,
): Record<string, PageBlock[]> {
  const result: Record<string, PageBlock[]> = {};
  if (isEmpty(raw)) return result;
  if (!isRecord(raw)) {
    found.problems.push({ path: parent || 'placeholders', message: 'has no placeholders by name' });
    return result;
  }
  for (const [key, renderings] of Object.entries(raw)) {
    const path = parent ? `${parent}.${key}` : key;
    if (renderings === null) continue;
    if (!Array.isArray(renderings)) {
      found.problems.push({ path, message: 'is not a list of blocks' });
      continue;
    }
    const name = placeholderName(key, offered);
    const blocks = renderings.flatMap((rendering, index) =>
      block(rendering, `${path}[${index}]`, found),
    );
    result[name] = [...(result[name] ?? []), ...blocks];
  }
  return result;
}

function block(raw: unknown, parent: string, found: Findings): PageBlock[] {
  const name = isRecord(raw) ? string(raw.componentName) : undefined;
  if (!isRecord(raw) || !name) {
    found.problems.push({ path: parent, message: 'is not a block' });
    return [];
  }
  const path = `${parent}.${name}`;
  const known = Object.hasOwn(contracts.blocks, name);
  if (!known && !transparent.has(name)) {
    found.problems.push({ path, message: 'is a block that no contract describes' });
  }
  const { fields: expected = {}, placeholders: offered = [] } = contracts.blocks[name] ?? {};
  const own = fields(raw.fields, expected, path, found);
  const inner = placeholders(raw.placeholders, path, offered, found);
  const held = Object.values(inner).flat();
  // What stands in a frame that is not known here is content all the same.
  if (!known && (held.length > 0 || transparent.has(name))) return held;
  return [
    {
      uid: string(raw.uid) ?? '',
      name,
      known,
      dataSource: string(raw.dataSource),
      fields: own,
      placeholders: inner,
    },
  ];
}

function fields(
  raw: unknown,
  expected: Readonly<Record<string, FieldContract>>,
  path: string,
  found: Findings,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  if (!isRecord(raw)) return result;
  for (const name in expected) {
    const value = raw[name];
    const contract = expected[name];
    if (value === undefined || !contract) continue;
    const parsed = field(value, contract, `${path}.${name}`, found);
    if (parsed !== undefined) result[name] = parsed;
  }
  return result;
}

function field(raw: unknown, expected: FieldContract, path: string, found: Findings): unknown {
  if (expected.kind === 'item' || expected.kind === 'items') {
    const read = expected.kind === 'item' ? item : items;
    return read(raw, expected.of, path, found);
  }
  try {
    const parsed = parseField(raw, expected, found.editing);
    // An image that an editor has yet to choose has no source.
    const src = expected.kind === 'image' && (parsed as ImageField | undefined)?.value.src;
    if (src) found.images.add(src);
    const written = expected.kind === 'richText' && isRecord(raw) ? raw.value : undefined;
    for (const part of typeof written === 'string' ? refusedIn(written) : []) {
      const message =
        part === 'html'
          ? 'is too long for a rich text: its words alone are shown'
          : `has <${part}>, which a rich text may not hold`;
      found.problems.push({ path, message });
    }
    return parsed;
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    found.problems.push({ path, message: error.message });
    return undefined;
  }
}

function items(raw: unknown, of: string, path: string, found: Findings) {
  const list = isRecord(raw) ? raw.value : raw;
  if (!Array.isArray(list)) {
    if (!isEmpty(list)) found.problems.push({ path, message: 'is not a list' });
    return undefined;
  }
  return list.flatMap((entry, index) => item(entry, of, `${path}[${index}]`, found) ?? []);
}

/** Fields of a content item that fit their contract, and what was left out of them. */
export interface ParsedItem {
  fields: Record<string, unknown>;
  problems: readonly ContentProblem[];
}

/** Checks the fields of an item that did not come with a layout, as those of a layout's items are. */
export function parseItem(of: string, raw: unknown): ParsedItem {
  const found: Findings = { problems: [], images: new Set(), editing: false };
  return {
    fields: fields(raw, contracts.items[of]?.fields ?? {}, of, found),
    problems: found.problems,
  };
}

function item(raw: unknown, of: string, path: string, found: Findings) {
  const expected = contracts.items[of];
  if (!isRecord(raw) || !expected) {
    if (raw !== null && raw !== '') found.problems.push({ path, message: 'is not a content item' });
    return undefined;
  }
  return fields(raw.fields, expected.fields, path, found);
}
