import { useLanguage } from '../../../design-system/language';
import { valueInLanguage } from '../../search/model/valueInLanguage';

/** Fields whose values are words that the stock writes in the language of its market. */
type WordField =
  'car_body' | 'car_fuel' | 'car_gearbox' | 'car_drive' | 'car_color' | 'car_condition';

/** What a car's field says in the page's language; undefined where it says nothing. */
export type StockWord = ReturnType<typeof useStockWord>;

/** Gives what a car's field says in the page's language; undefined where it says nothing. */
export function useStockWord() {
  const language = useLanguage();
  return (car: Partial<Record<WordField, string>>, field: WordField): string | undefined => {
    const value = car[field];
    return value === undefined ? undefined : valueInLanguage(field, value, language);
  };
}
