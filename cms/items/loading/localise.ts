import { isMap } from './contentFile';

/** Codes that mark a localised value in content files, whichever languages a site has. */
const languageCodes: ReadonlySet<string> = new Set(['sv', 'nb', 'en', 'sk', 'fi']);

/**
 * The value in one language: a map whose keys are all language codes stands for its entry in that
 * language, at any depth; anything else is the same in all languages. What a map lacks becomes
 * undefined and is told to `onMissing` with the path inside `value`.
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
  if (keys.length > 0 && keys.every((key) => languageCodes.has(key))) {
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
