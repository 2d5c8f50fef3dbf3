import { useMemo } from 'react';
import { usePageInfo } from '../pageInfo';

/** Writes a depth in mm as the page's language does: `1,6`. */
export function useDepth(): (depth: number) => string {
  const { locale } = usePageInfo();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return (depth) => format.format(depth);
  }, [locale]);
}
