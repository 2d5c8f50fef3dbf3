import { fillIn } from '../../design-system/messages';

type Values = Readonly<Record<string, string | number>>;
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}
type BuiltTexts = { readonly [key: string]: string | ((values: Values) => string) | BuiltTexts };

/**
 * Builds the texts of a catalogue. A text with placeholders, such as `{name}`, becomes a function of their
 * values.
 * A group with the key `other` has plural forms: the form of the exact count is used, or otherwise the
 * language's.
 */
export function buildTexts(catalogue: Catalogue, language: string): BuiltTexts {
  const pluralRules = new Intl.PluralRules(language);

  const buildNode = (node: string | Catalogue): BuiltTexts[string] => {
    if (typeof node === 'string') {
      return node.includes('{') ? (values) => fillIn(node, values) : node;
    }
    const { other } = node;
    if (typeof other !== 'string') return buildGroup(node);
    return (values) => {
      const form = node[String(values.count)] ?? node[pluralRules.select(Number(values.count))];
      return fillIn(typeof form === 'string' ? form : other, values);
    };
  };
  const buildGroup = (node: Catalogue): BuiltTexts =>
    Object.fromEntries(Object.entries(node).map(([key, child]) => [key, buildNode(child)]));

  return buildGroup(catalogue);
}
