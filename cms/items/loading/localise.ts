import { isMap } from './readYamlMap';

/** Language codes that mark a localised value in content files, also if the site lacks the language. */
const LANGUAGE_CODES: ReadonlySet<string> = new Set(['sv', 'nb', 'en', 'sk', 'fi']);

/**
 * Returns a value in one language. A map in which all keys are language codes is replaced by its
 * entry in that language, at any depth. Anything else is the same in all languages. A missing entry
 * becomes undefined; `onMissing` receives its path inside `value`.
 */
export function localise(
  value: unknown,
  language: string,
  onMissing: (path: string) => void,
  path = '',
): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      localise(entry, language, onMissing, `${path}[${index}]`),
    );
  }
  if (!isMap(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => LANGUAGE_CODES.has(key))) {
    if (!(language in value)) onMissing(path);
    return localise(value[language], language, onMissing, path);
  }
  return Object.fromEntries(
    keys.map((key) => [
      key,
      localise(value[key], language, onMissing, path ? `${path}.${key}` : key),
    ]),
  );
}
