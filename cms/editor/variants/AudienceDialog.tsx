import { useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Select } from '../../../design-system/components/Select/Select';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { maxConditions } from '../../../domain/variants/variant.types';
import { FormDialog } from '../FormDialog';
import { useSiteZone } from '../siteTime';
import { texts } from '../texts';
import { conditionKinds, conditionOf, missingIn, rowOf, type ConditionRow } from './conditionRows';
import { localTime, utcTime } from './describeRule';
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
  /** Resolves with why it was not saved. */
  onSave: (input: Omit<VariantInputs['updateVariant'], 'variantId'>) => Promise<string | undefined>;
  onClose: () => void;
}

/** Name, conditions and times of a variant for an audience. */
export function AudienceDialog(props: AudienceDialogProps) {
  const { variant, languages, markets, onSave, onClose } = props;
  const { rule } = variant;
  const zone = useSiteZone();
  const conditions = rule.kind === 'audience' ? rule.conditions : [];
  const first: ConditionRow = { id: 0, kind: 'campaign', key: '', value: '' };
  const [name, setName] = useState(variant.name);
  const [rows, setRows] = useState(conditions.length > 0 ? conditions.map(rowOf) : [first]);
  const [from, setFrom] = useState(localTime(variant.from, zone));
  const [until, setUntil] = useState(localTime(variant.until, zone));
  const [isSent, setIsSent] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);

  async function send(): Promise<string | undefined> {
    setIsSent(true);
    const isWhole =
      name.trim() !== '' && rows.every((row) => Object.keys(missingIn(row)).length === 0);
    if (!isWhole) return '';
    const problem = await onSave({
      name: name.trim(),
      conditions: rows.map(conditionOf),
      from: utcTime(from, zone),
      until: utcTime(until, zone),
    });
    if (problem === undefined) onClose();
    return problem;
  }

  const change = (id: number, part: Partial<ConditionRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  return (
    <FormDialog
      title={variantTexts.conditionsTitle(variant.name)}
      send={texts.save}
      size="medium"
      gap={5}
      noValidate
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={variantTexts.name}
        value={name}
        maxLength={60}
        error={isSent && name.trim() === '' ? texts.required : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Text size="small" tone="muted">
        {variantTexts.conditionsIntro}
      </Text>
      {rows.map((row, index) => (
        <Fieldset key={row.id} legend={variantTexts.condition(index + 1)}>
          <Stack gap={3}>
            <ConditionFields
              row={row}
              problems={isSent ? missingIn(row) : {}}
              languages={languages}
              markets={markets}
              onChange={(part) => change(row.id, part)}
            />
            {rows.length > 1 && (
              <div>
                <Button
                  type="button"
                  variant="ghost"
                  size="small"
                  aria-label={variantTexts.removeCondition(index + 1)}
                  onClick={() => {
                    setRows(rows.filter(({ id }) => id !== row.id));
                    adder.current?.focus();
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
          ref={adder}
          type="button"
          variant="outline"
          size="small"
          aria-disabled={rows.length >= maxConditions}
          onClick={() => {
            if (rows.length >= maxConditions) return;
            const id = Math.max(...rows.map((row) => row.id)) + 1;
            setRows([...rows, { ...first, id }]);
          }}
        >
          <Icon name="plus" />
          {variantTexts.addCondition}
        </Button>
      </div>
      <Pair>
        <TextField
          type="datetime-local"
          label={variantTexts.from}
          hint={variantTexts.timeHint}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="datetime-local"
          label={variantTexts.until}
          hint={variantTexts.timeHint}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
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
  onChange: (part: Partial<ConditionRow>) => void;
}

function ConditionFields({ row, problems, languages, markets, onChange }: ConditionFieldsProps) {
  const { kind, key, value } = row;
  const choices = choicesOf(kind, languages, markets);
  return (
    <Pair>
      <Select
        label={variantTexts.kind}
        value={kind}
        onChange={({ target }) => {
          const next = conditionKinds.find((one) => one === target.value) ?? 'campaign';
          onChange({ kind: next, value: choicesOf(next, languages, markets)?.[0]?.[0] ?? '' });
        }}
      >
        {conditionKinds.map((one) => (
          <option key={one} value={one}>
            {variantTexts.conditionKinds[one]}
          </option>
        ))}
      </Select>
      {kind === 'query' && (
        <TextField
          label={variantTexts.key}
          value={key}
          error={problems.key}
          onChange={({ target }) => onChange({ key: target.value })}
        />
      )}
      {choices ? (
        <Select
          label={variantTexts.is}
          hint={kind === 'visitor' ? variantTexts.visitorHint : undefined}
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
        >
          {choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
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

/** What a condition is chosen from; undefined for one that is written. */
function choicesOf(
  kind: ConditionRow['kind'],
  languages: readonly string[],
  markets: readonly string[],
): readonly (readonly [string, string])[] | undefined {
  switch (kind) {
    case 'visitor':
      return Object.entries(variantTexts.visitors);
    case 'language':
      return languages.map((one) => [one, one]);
    case 'market':
      return markets.map((one) => [one, one]);
    case 'campaign':
    case 'source':
    case 'query':
      return undefined;
  }
}
