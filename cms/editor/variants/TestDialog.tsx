import { useState } from 'react';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Select } from '../../../design-system/components/Select/Select';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { TestGoal } from '../../../domain/variants/variant.types';
import { ErrorText } from '../ErrorText';
import { FormDialog } from '../FormDialog';
import { useSiteZone } from '../siteTime';
import { texts } from '../texts';
import { localTime, utcTime } from './describeRule';
import { variantTexts } from './variantTexts';
import type { PageVariant, VariantInputs } from './variantsApi';

const Shares = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$pictureRow), 1fr))',
});

const goals = ['enquiry', 'booking', 'link'] as const;

const twoWeeksMs = 14 * 86_400_000;

interface TestDialogProps {
  /** The variants of the test that has not begun. */
  arms: readonly PageVariant[];
  /** Resolves with why it was not saved. */
  onSave: (input: VariantInputs['setTest']) => Promise<string | undefined>;
  onClose: () => void;
}

/** Shares, goal and end of a test, decided before it begins. */
export function TestDialog({ arms, onSave, onClose }: TestDialogProps) {
  const [first] = arms;
  const zone = useSiteZone();
  const before: TestGoal = first?.rule.kind === 'test' ? first.rule.goal : { event: 'enquiry' };
  const [shares, setShares] = useState<Record<string, string>>(() => startShares(arms));
  const [event, setEvent] = useState(before.event);
  const [href, setHref] = useState(before.href ?? '');
  const [until, setUntil] = useState(
    () =>
      localTime(first?.until, zone) ||
      localTime(new Date(Date.now() + twoWeeksMs).toISOString(), zone),
  );
  const [isSent, setIsSent] = useState(false);

  const sum = Object.values(shares).reduce((total, share) => total + (Number(share) || 0), 0);
  const end = utcTime(until, zone);
  const problems = {
    href:
      event === 'link' && !/^(\/|https?:\/\/)/.test(href.trim()) ? texts.field.address : undefined,
    until: !end || Date.parse(end) <= Date.now() ? variantTexts.endNeeded : undefined,
  };
  const isShare = (text: string | undefined) => /^[1-9]\d?$/.test(text ?? '');

  async function send(): Promise<string | undefined> {
    setIsSent(true);
    const isWhole = Object.values(shares).every(isShare) && sum === 100;
    if (!isWhole || problems.href || problems.until || !end) return '';
    const problem = await onSave({
      shares: arms.map(({ id }) => ({ variantId: id, sharePercent: Number(shares[id]) })),
      goal: event === 'link' ? { event, href: href.trim() } : { event },
      until: end,
    });
    if (problem === undefined) onClose();
    return problem;
  }

  const all = [{ id: original, name: variantTexts.original }, ...arms];
  return (
    <FormDialog
      title={variantTexts.testTitle}
      send={texts.save}
      size="medium"
      gap={5}
      noValidate
      onSend={send}
      onClose={onClose}
    >
      <Text size="small" tone="muted">
        {variantTexts.testIntro}
      </Text>
      <Fieldset legend={variantTexts.shares}>
        <Shares>
          {all.map(({ id, name }) => (
            <TextField
              key={id}
              label={name}
              inputMode="numeric"
              end="%"
              value={shares[id] ?? ''}
              error={isSent && !isShare(shares[id]) ? variantTexts.shareNeeded : undefined}
              onChange={({ target }) => setShares({ ...shares, [id]: target.value })}
            />
          ))}
        </Shares>
        <ErrorText>{sum === 100 ? undefined : variantTexts.sharesSum(sum)}</ErrorText>
      </Fieldset>
      <Select
        label={variantTexts.goal}
        value={event}
        onChange={({ target }) => setEvent(goals.find((one) => one === target.value) ?? 'enquiry')}
      >
        {goals.map((one) => (
          <option key={one} value={one}>
            {variantTexts.goals[one]}
          </option>
        ))}
      </Select>
      {event === 'link' && (
        <TextField
          label={variantTexts.goalHref}
          hint={variantTexts.goalHrefHint}
          error={isSent ? problems.href : undefined}
          value={href}
          onChange={({ target }) => setHref(target.value)}
        />
      )}
      <TextField
        type="datetime-local"
        label={variantTexts.end}
        hint={variantTexts.endHint}
        error={isSent ? problems.until : undefined}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </FormDialog>
  );
}

const original = 'original';

/** What was decided before; without that everybody gets the same. */
function startShares(arms: readonly PageVariant[]): Record<string, string> {
  const decided = arms.map(({ rule }) => (rule.kind === 'test' ? rule.sharePercent : 0));
  const even = Math.floor(100 / (arms.length + 1));
  const each = decided.every((share) => share > 0) ? decided : arms.map(() => even);
  const rest = 100 - each.reduce((sum, share) => sum + share, 0);
  return Object.fromEntries([
    [original, String(rest)],
    ...arms.map(({ id }, index) => [id, String(each[index] ?? even)]),
  ]);
}
