const fieldPattern = /^q(\d{1,6})(?:_(\w{1,20}))?$/;

/** The values of a form as its provider takes them: `submission[3]`, `submission[3][first]`, lists one by one. */
export function jotAnswers(values: Readonly<Record<string, unknown>>): {
  formId: string;
  answers: [name: string, value: string][];
} {
  const answers = Object.entries(values).flatMap(([name, value]) => {
    const [, id, part] = fieldPattern.exec(name) ?? [];
    if (id === undefined || value === undefined || value === null || value === '') return [];
    const list = Array.isArray(value);
    const key = part === undefined ? `submission[${id}]` : `submission[${id}][${part}]`;
    return (list ? value : [value]).map((one): [string, string] => [
      list ? `${key}[]` : key,
      String(one),
    ]);
  });
  return { formId: String(values.formId), answers };
}
