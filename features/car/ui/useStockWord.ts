import { useLanguage } from '../../../design-system/language';
import { valueInLanguage } from '../../search/model/valueInLanguage';

/** Fields whose values are words in the language of the stock's market. */
type WordField =
  'car_body' | 'car_fuel' | 'car_gearbox' | 'car_drive' | 'car_color' | 'car_condition';

export type StockWord = ReturnType<typeof useStockWord>;

/** Returns a function for a field's value in the page's language; its result is undefined when the field is empty. */
export function useStockWord() {
  const language = useLanguage();
  return (car: Partial<Record<WordField, string>>, field: WordField): string | undefined => {
    const value = car[field];
    return value === undefined ? undefined : valueInLanguage(field, value, language);
  };
}
