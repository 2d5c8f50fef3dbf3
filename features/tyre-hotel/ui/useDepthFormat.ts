import { useMemo } from 'react';
import { usePageInfo } from '../../../rendering/pageInfo';

/** Formats tread depths in mm. */
export interface DepthFormat {
  /** Formats a measured depth, to a tenth: `5,0`. */
  measured: (depth: number) => string;
  /** Formats a limit as it was set: `1,6`, `3`. */
  limit: (depth: number) => string;
}

/** Formatters of tread depths in the page's language. */
export function useDepthFormat(): DepthFormat {
  const { locale } = usePageInfo();
  return useMemo(() => {
    const limit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const measured = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return {
      measured: (depth) => measured.format(depth),
      limit: (depth) => limit.format(depth),
    };
  }, [locale]);
}
