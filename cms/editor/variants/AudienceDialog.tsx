import { useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { MAX_CONDITIONS } from '../../../domain/variants/variant.types';
import { ChoiceField } from '../ChoiceField';
import { FormDialog } from '../FormDialog';
import { useSiteTimeZone } from '../siteTime';
import { texts } from '../texts';
import {
  conditionKinds,
  toCondition,
  findMissingValues,
  toConditionRow,
  type ConditionRow,
} from './conditionRows';
import { toLocalTime, toUtcTime } from './describeRule';
import { ZonedTimeField } from '../ZonedTimeField';
import { variantTexts } from './variantTexts';
import type { PageVariant, VariantInputs } from './variantsApi';

const Pair = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'start',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

interface AudienceDialogProps {
  variant: PageVariant;
  languages: readonly string[];
  markets: readonly string[];
  /** Resolves with an error message if saving failed. */
  onSave: (input: Omit<VariantInputs['updateVariant'], 'variantId'>) => Promise<string | undefined>;
  onClose: () => void;
}

/** Edits the name, conditions and times of a variant for an audience. */
export function AudienceDialog(props: AudienceDialogProps) {
  const { variant, languages, markets, onSave, onClose } = props;
  const { rule } = variant;
  const timeZone = useSiteTimeZone();
  const conditions = rule.kind === 'audience' ? rule.conditions : [];
  const emptyRow: ConditionRow = { id: 0, kind: 'campaign', key: '', value: '' };
  const [name, setName] = useState(variant.name);
  const [rows, setRows] = useState(
    conditions.length > 0 ? conditions.map(toConditionRow) : [emptyRow],
  );
  const [from, setFrom] = useState(toLocalTime(variant.from, timeZone));
  const [until, setUntil] = useState(toLocalTime(variant.until, timeZone));
  const [isSubmitted, setSubmitted] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);

  async function send(): Promise<string | undefined> {
    setSubmitted(true);
    const isComplete =
      name.trim() !== '' && rows.every((row) => Object.keys(findMissingValues(row)).length === 0);
    if (!isComplete) return '';
    const problem = await onSave({
      name: name.trim(),
      conditions: rows.map(toCondition),
      from: toUtcTime(from, timeZone),
      until: toUtcTime(until, timeZone),
    });
    if (problem === undefined) onClose();
    return problem;
  }

  const updateRow = (id: number, changes: Partial<ConditionRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));

  return (
    <FormDialog
      title={variantTexts.conditionsTitle({ name: variant.name })}
      sendLabel={texts.save}
      size="medium"
      gap={5}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={variantTexts.name}
        value={name}
        maxLength={60}
        error={isSubmitted && name.trim() === '' ? texts.required : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Text size="small" color="muted">
        {variantTexts.conditionsIntro}
      </Text>
      {rows.map((row, index) => (
        <Fieldset key={row.id} legend={variantTexts.condition({ number: index + 1 })}>
          <Stack gap={3}>
            <ConditionFields
              row={row}
              problems={isSubmitted ? findMissingValues(row) : {}}
              languages={languages}
              markets={markets}
              onChange={(changes) => updateRow(row.id, changes)}
            />
            {rows.length > 1 && (
              <div>
                <Button
                  type="button"
                  variant="ghost"
                  size="small"
                  aria-label={variantTexts.removeCondition({ number: index + 1 })}
                  onClick={() => {
                    setRows(rows.filter(({ id }) => id !== row.id));
                    addButton.current?.focus();
                  }}
                >
                  <Icon name="close" />
                  {texts.field.clear}
                </Button>
              </div>
            )}
          </Stack>
        </Fieldset>
      ))}
      <div>
        <Button
          ref={addButton}
          type="button"
          variant="outline"
          size="small"
          aria-disabled={rows.length >= MAX_CONDITIONS}
          onClick={() => {
            if (rows.length >= MAX_CONDITIONS) return;
            const id = Math.max(...rows.map((row) => row.id)) + 1;
            setRows([...rows, { ...emptyRow, id }]);
          }}
        >
          <Icon name="plus" />
          {variantTexts.addCondition}
        </Button>
      </div>
      <Pair>
        <ZonedTimeField
          timeZone={timeZone}
          label={variantTexts.from}
          hint={variantTexts.timeHint}
          value={from}
          onChange={setFrom}
        />
        <ZonedTimeField
          timeZone={timeZone}
          label={variantTexts.until}
          hint={variantTexts.timeHint}
          value={until}
          onChange={setUntil}
        />
      </Pair>
    </FormDialog>
  );
}

interface ConditionFieldsProps {
  row: ConditionRow;
  problems: { key?: string; value?: string };
  languages: readonly string[];
  markets: readonly string[];
  onChange: (changes: Partial<ConditionRow>) => void;
}

function ConditionFields({ row, problems, languages, markets, onChange }: ConditionFieldsProps) {
  const { kind, key, value } = row;
  const choices = listChoices(kind, languages, markets);
  return (
    <Pair>
      <ChoiceField
        label={variantTexts.kind}
        value={kind}
        choices={conditionKinds.map((conditionKind) => [
          conditionKind,
          variantTexts.conditionKinds[conditionKind],
        ])}
        onChoose={(newKind) =>
          onChange({
            kind: newKind,
            value: listChoices(newKind, languages, markets)?.[0]?.[0] ?? '',
          })
        }
      />
      {kind === 'query' && (
        <TextField
          label={variantTexts.key}
          value={key}
          error={problems.key}
          onChange={({ target }) => onChange({ key: target.value })}
        />
      )}
      {choices ? (
        <ChoiceField
          label={variantTexts.is}
          hint={kind === 'visitor' ? variantTexts.visitorHint : undefined}
          value={value}
          choices={choices}
          onChoose={(choice) => onChange({ value: choice })}
        />
      ) : (
        <TextField
          label={variantTexts.value}
          value={value}
          error={problems.value}
          maxLength={100}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
    </Pair>
  );
}

/** The options of a condition; undefined for free text. */
function listChoices(
  kind: ConditionRow['kind'],
  languages: readonly string[],
  markets: readonly string[],
): readonly (readonly [string, string])[] | undefined {
  switch (kind) {
    case 'visitor':
      return Object.entries(variantTexts.visitors);
    case 'language':
      return languages.map((code) => [code, code]);
    case 'market':
      return markets.map((market) => [market, market]);
    case 'campaign':
    case 'source':
    case 'query':
      return undefined;
  }
}
