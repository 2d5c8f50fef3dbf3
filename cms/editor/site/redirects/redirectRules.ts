import type { RawValue } from '../../authoring';
import { versionIn, type SiteItem, type Values } from '../siteApi';

export const redirectTypes = ['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER'] as const;

type RedirectType = (typeof redirectTypes)[number];

/** A redirect as the site is told of it. */
export interface Rule {
  pattern: string;
  target: string;
  redirectType: RedirectType;
  isQueryStringPreserved: boolean;
  isLanguagePreserved: boolean;
  /** Language that it is for; blank for every one. */
  locale: string;
}

/** A redirect with the item that holds it. */
export interface SavedRule extends Rule {
  itemId: string;
  /** The version in sight, which a change is made from. */
  version: number;
}

export const newRule: Rule = {
  pattern: '',
  target: '',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: '',
};

/** The drafts of a site's redirects in their order; the platform takes those of the default language. */
export function readRules(items: readonly SiteItem[], language: string): SavedRule[] {
  return items.flatMap((item) => {
    const version = versionIn(item, language);
    if (!version?.fields) return [];
    return [{ ...ruleOf(version.fields), itemId: item.itemId, version: version.version }];
  });
}

function ruleOf(fields: Values): Rule {
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

/** The fields of a rule's item. */
export const fieldsOfRule = (rule: Rule): Values => ({
  Pattern: rule.pattern,
  Target: rule.target,
  RedirectType: rule.redirectType,
  IsQueryStringPreserved: rule.isQueryStringPreserved,
  IsLanguagePreserved: rule.isLanguagePreserved,
  Locale: rule.locale || null,
});
