import { useState } from 'react';
import { Checkbox } from '../../../../design-system/components/Checkbox/Checkbox';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { ChoiceField } from '../../ChoiceField';
import type { Authoring } from '../../authoring';
import { FormDialog, type FieldErrors } from '../../FormDialog';
import { languageName } from '../../languageName';
import { siteTexts } from '../siteTexts';
import { checkRules, describeFinding, type Finding } from './redirectsApi';
import { FindingList } from './FindingList';
import { redirectTypes, type RedirectRule, type SavedRedirectRule } from './redirectRules';
import { redirectsTexts as texts } from './redirectsTexts';

interface RedirectDialogProps {
  authoring: Authoring;
  site: string;
  languages: readonly string[];
  rule: RedirectRule | SavedRedirectRule;
  /** All redirect rules of the site in the drafts. */
  rules: readonly SavedRedirectRule[];
  routes: readonly string[];
  /** Resolves with an error message if it was not saved. */
  onSave: (rule: RedirectRule) => Promise<string | undefined>;
  onClose: () => void;
}

/**
 * Edits a redirect. Before it is saved, it is checked together with all others: an error prevents saving,
 * warnings must be confirmed.
 */
export function RedirectDialog(props: RedirectDialogProps) {
  const { authoring, site, languages, rules, routes, onSave, onClose } = props;
  const [rule, setRule] = useState<RedirectRule>(props.rule);
  const [warnings, setWarnings] = useState<readonly Finding[]>([]);
  const itemId = 'itemId' in props.rule ? props.rule.itemId : undefined;

  function updateRule(changes: Partial<RedirectRule>): void {
    setRule({ ...rule, ...changes });
    setWarnings([]);
  }

  /** Returns the findings about the edited rule, at its position among the other rules. */
  async function check(): Promise<Finding[]> {
    const savedIndex = rules.findIndex((savedRule) => savedRule.itemId === itemId);
    const order = savedIndex < 0 ? rules.length : savedIndex;
    const allRules =
      savedIndex < 0
        ? [...rules, rule]
        : rules.map((savedRule, index) => (index === savedIndex ? rule : savedRule));
    const { findings } = await checkRules(authoring, { site, rules: allRules, routes });
    return findings.filter((finding) => finding.order === order);
  }

  async function send(): Promise<string | FieldErrors | undefined> {
    if (warnings.length === 0) {
      let findings;
      try {
        findings = await check();
      } catch {
        return texts.checkFailed;
      }
      const error = findings.find(({ severity }) => severity === 'error');
      if (error) return toFieldErrors(error);
      setWarnings(findings);
      if (findings.length > 0) return '';
    }
    const saveProblem = await onSave(rule);
    if (saveProblem === undefined) onClose();
    return saveProblem;
  }

  return (
    <FormDialog
      title={itemId === undefined ? texts.addTitle : texts.editTitle}
      sendLabel={warnings.length > 0 ? texts.saveAnyway : siteTexts.save}
      size="medium"
      onSend={send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={texts.pattern}
            hint={texts.patternHint}
            name="pattern"
            required
            error={errors.pattern}
            value={rule.pattern}
            onChange={(event) => updateRule({ pattern: event.target.value.trim() })}
          />
          <TextField
            label={texts.target}
            hint={texts.targetHint}
            name="target"
            required
            error={errors.target}
            value={rule.target}
            onChange={(event) => updateRule({ target: event.target.value.trim() })}
          />
          <ChoiceField
            label={texts.type}
            value={rule.redirectType}
            choices={redirectTypes.map((type) => [type, texts.types[type]])}
            onChoose={(redirectType) => updateRule({ redirectType })}
          />
          <Checkbox
            label={texts.query}
            hint={texts.queryHint}
            checked={rule.isQueryStringPreserved}
            onChange={(event) => updateRule({ isQueryStringPreserved: event.target.checked })}
          />
          {languages.length > 1 && (
            <>
              <Checkbox
                label={texts.language}
                hint={texts.languageHint}
                checked={rule.isLanguagePreserved}
                onChange={(event) => updateRule({ isLanguagePreserved: event.target.checked })}
              />
              <ChoiceField
                label={texts.locale}
                value={rule.locale}
                choices={[
                  ['', texts.everyLanguage],
                  ...languages.map((language) => [language, languageName(language)] as const),
                ]}
                onChoose={(locale) => updateRule({ locale })}
              />
            </>
          )}
          <div role="alert">
            {warnings.length > 0 && (
              <>
                <Text size="small" weight="bold">
                  {texts.warnings}
                </Text>
                <FindingList findings={warnings} />
              </>
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}

/** Assigns an error to the field that it is about. */
function toFieldErrors(error: Finding): FieldErrors {
  const text = describeFinding(error);
  const said = typeof error.message === 'string' ? error.message : error.message.text;
  return /^target/.test(said) || error.kind === 'loop' ? { target: text } : { pattern: text };
}
