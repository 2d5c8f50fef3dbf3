import { fieldName } from '../forms/fieldName';
import type { TranslatedText } from './translationApi';
import { translationTexts as texts } from './translationTexts';

/** Describes where a text is: the label of its field, with the property if the field's value has several texts. */
export function describeTextLocation({
  template,
  field,
  property,
}: Pick<TranslatedText, 'template' | 'field' | 'property'>): string {
  if (field === '_name') return texts.pageName;
  const name = fieldName(template, field);
  const valueProperty = VALUE_PROPERTIES.find((candidate) => candidate === property);
  return valueProperty
    ? texts.propertyOf({ name, property: texts.properties[valueProperty] })
    : name;
}

const VALUE_PROPERTIES = ['text', 'title', 'alt', 'name'] as const;
