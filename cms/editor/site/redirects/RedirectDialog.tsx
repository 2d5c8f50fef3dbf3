import { useState } from 'react';
import { Checkbox } from '../../../../design-system/components/Checkbox/Checkbox';
import { Select } from '../../../../design-system/components/Select/Select';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import type { Authoring } from '../../authoring';
import { FormDialog } from '../../FormDialog';
import { languageName } from '../../languageName';
import { siteTexts } from '../siteTexts';
import { checkRules, findingText, type Finding } from './checkApi';
import { Findings } from './Findings';
import { redirectTypes, type Rule, type SavedRule } from './redirectRules';
import { redirectsTexts as texts } from './redirectsTexts';

interface RedirectDialogProps {
  authoring: Authoring;
  site: string;
  languages: readonly string[];
  rule: Rule | SavedRule;
  /** All rules of the site as they are drafted. */
  rules: readonly SavedRule[];
  routes: readonly string[];
  /** Resolves with why it was not saved. */
  onSave: (rule: Rule) => Promise<string | undefined>;
  onClose: () => void;
}

/** One redirect. It is checked among the others before it is saved: errors are refused, warnings asked about. */
export function RedirectDialog(props: RedirectDialogProps) {
  const { authoring, site, languages, rules, routes, onSave, onClose } = props;
  const [rule, setRule] = useState<Rule>(props.rule);
  const [problems, setProblems] = useState<{ pattern?: string; target?: string }>({});
  const [warnings, setWarnings] = useState<readonly Finding[]>([]);
  const itemId = 'itemId' in props.rule ? props.rule.itemId : undefined;

  function change(part: Partial<Rule>): void {
    setRule({ ...rule, ...part });
    setWarnings([]);
  }

  /** What is wrong with the rule in its place among the others. */
  async function check(): Promise<Finding[]> {
    const place = rules.findIndex((one) => one.itemId === itemId);
    const order = place < 0 ? rules.length : place;
    const all = place < 0 ? [...rules, rule] : rules.map((one, at) => (at === place ? rule : one));
    const { findings } = await checkRules(authoring, { site, rules: all, routes });
    return findings.filter((one) => one.order === order);
  }

  async function send(): Promise<string | undefined> {
    const empty = {
      pattern: rule.pattern === '' ? texts.required : undefined,
      target: rule.target === '' ? texts.required : undefined,
    };
    setProblems(empty);
    if (empty.pattern ?? empty.target) return '';
    if (warnings.length === 0) {
      let found;
      try {
        found = await check();
      } catch {
        return texts.checkFailed;
      }
      const error = found.find(({ severity }) => severity === 'error');
      if (error) setProblems(problemOf(error));
      else setWarnings(found);
      if (found.length > 0) return '';
    }
    const other = await onSave(rule);
    if (other === undefined) onClose();
    return other;
  }

  return (
    <FormDialog
      title={itemId === undefined ? texts.addTitle : texts.editTitle}
      send={warnings.length > 0 ? texts.saveAnyway : siteTexts.save}
      size="medium"
      noValidate
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={texts.pattern}
        hint={texts.patternHint}
        error={problems.pattern}
        value={rule.pattern}
        onChange={(event) => change({ pattern: event.target.value.trim() })}
      />
      <TextField
        label={texts.target}
        hint={texts.targetHint}
        error={problems.target}
        value={rule.target}
        onChange={(event) => change({ target: event.target.value.trim() })}
      />
      <Select
        label={texts.type}
        value={rule.redirectType}
        onChange={({ target }) =>
          change({ redirectType: redirectTypes.find((type) => type === target.value) })
        }
      >
        {redirectTypes.map((type) => (
          <option key={type} value={type}>
            {texts.types[type]}
          </option>
        ))}
      </Select>
      <Checkbox
        label={texts.query}
        hint={texts.queryHint}
        checked={rule.isQueryStringPreserved}
        onChange={(event) => change({ isQueryStringPreserved: event.target.checked })}
      />
      {languages.length > 1 && (
        <>
          <Checkbox
            label={texts.language}
            hint={texts.languageHint}
            checked={rule.isLanguagePreserved}
            onChange={(event) => change({ isLanguagePreserved: event.target.checked })}
          />
          <Select
            label={texts.locale}
            placeholder={texts.everyLanguage}
            value={rule.locale}
            onChange={(event) => change({ locale: event.target.value })}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </Select>
        </>
      )}
      <div role="alert">
        {warnings.length > 0 && (
          <>
            <Text size="small" weight="bold">
              {texts.warnings}
            </Text>
            <Findings findings={warnings} />
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** An error stands at the field that it is about. */
function problemOf(error: Finding) {
  const text = findingText(error);
  return /^target/.test(error.message) || error.kind === 'loop'
    ? { target: text }
    : { pattern: text };
}
