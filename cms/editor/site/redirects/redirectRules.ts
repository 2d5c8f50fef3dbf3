import type { RawValue } from '../../authoring';
import { findVersion, type SiteItem, type Values } from '../siteApi';

export const redirectTypes = ['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER'] as const;

type RedirectType = (typeof redirectTypes)[number];

/** A redirect, as the site applies it. */
export interface RedirectRule {
  pattern: string;
  target: string;
  redirectType: RedirectType;
  isQueryStringPreserved: boolean;
  isLanguagePreserved: boolean;
  /** The language in which it applies; empty for all languages. */
  locale: string;
}

/** A redirect with the item in which it is saved. */
export interface SavedRedirectRule extends RedirectRule {
  itemId: string;
  /** The version that is shown. A change is based on it. */
  version: number;
}

export const newRule: RedirectRule = {
  pattern: '',
  target: '',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: '',
};

/** Reads the redirects of a site in order, from the drafts in the default language, which the platform uses. */
export function readRules(items: readonly SiteItem[], language: string): SavedRedirectRule[] {
  return items.flatMap((item) => {
    const version = findVersion(item, language);
    if (!version?.fields) return [];
    return [{ ...toRule(version.fields), itemId: item.itemId, version: version.version }];
  });
}

function toRule(fields: Values): RedirectRule {
  const text = (value: RawValue) => (typeof value === 'string' ? value : '');
  return {
    pattern: text(fields.Pattern),
    target: text(fields.Target),
    redirectType: redirectTypes.find((type) => type === fields.RedirectType) ?? 'REDIRECT_301',
    isQueryStringPreserved: fields.IsQueryStringPreserved === true,
    isLanguagePreserved: fields.IsLanguagePreserved === true,
    locale: text(fields.Locale),
  };
}

/** Converts a rule to the fields of its item. */
export const toItemFields = (rule: RedirectRule): Values => ({
  Pattern: rule.pattern,
  Target: rule.target,
  RedirectType: rule.redirectType,
  IsQueryStringPreserved: rule.isQueryStringPreserved,
  IsLanguagePreserved: rule.isLanguagePreserved,
  Locale: rule.locale || null,
});
