import { ORIGINAL_VARIANT } from '../../../domain/variants/variant.types';
import { useState } from 'react';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { TestGoal } from '../../../domain/variants/variant.types';
import { ChoiceField } from '../ChoiceField';
import { ErrorText } from '../ErrorText';
import { FormDialog } from '../FormDialog';
import { useSiteTimeZone } from '../siteTime';
import { texts } from '../texts';
import { toLocalTime, toUtcTime } from './describeRule';
import { ZonedTimeField } from '../ZonedTimeField';
import { variantTexts } from './variantTexts';
import type { PageVariant, VariantInputs } from './variantsApi';

const Shares = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$pictureRow), 1fr))',
});

const goalEvents = ['enquiry', 'booking', 'link'] as const;

const DEFAULT_DURATION_MS = 14 * 86_400_000;

interface TestDialogProps {
  /** The variants of the test, which has not started yet. */
  arms: readonly PageVariant[];
  /** Resolves with an error message if saving failed. */
  onSave: (input: VariantInputs['setTest']) => Promise<string | undefined>;
  onClose: () => void;
}

/** Edits the shares, goal and end of a test before it starts. */
export function TestDialog({ arms, onSave, onClose }: TestDialogProps) {
  const [firstArm] = arms;
  const timeZone = useSiteTimeZone();
  const savedGoal: TestGoal =
    firstArm?.rule.kind === 'test' ? firstArm.rule.goal : { event: 'enquiry' };
  const [shares, setShares] = useState<Record<string, string>>(() => getInitialShares(arms));
  const [event, setEvent] = useState(savedGoal.event);
  const [href, setHref] = useState(savedGoal.href ?? '');
  const [until, setUntil] = useState(
    () =>
      toLocalTime(firstArm?.until, timeZone) ||
      toLocalTime(new Date(Date.now() + DEFAULT_DURATION_MS).toISOString(), timeZone),
  );
  const [isSubmitted, setSubmitted] = useState(false);

  const sumPercent = Object.values(shares).reduce((sum, share) => sum + (Number(share) || 0), 0);
  const endsAt = toUtcTime(until, timeZone);
  const problems = {
    href:
      event === 'link' && !/^(\/|https?:\/\/)/.test(href.trim()) ? texts.field.address : undefined,
    until: !endsAt || Date.parse(endsAt) <= Date.now() ? variantTexts.endNeeded : undefined,
  };
  const isShare = (text: string | undefined) => /^[1-9]\d?$/.test(text ?? '');

  async function send(): Promise<string | undefined> {
    setSubmitted(true);
    const isComplete = Object.values(shares).every(isShare) && sumPercent === 100;
    if (!isComplete || problems.href || problems.until || !endsAt) return '';
    const problem = await onSave({
      shares: arms.map(({ id }) => ({ variantId: id, sharePercent: Number(shares[id]) })),
      goal: event === 'link' ? { event, href: href.trim() } : { event },
      until: endsAt,
    });
    if (problem === undefined) onClose();
    return problem;
  }

  const allArms = [{ id: ORIGINAL_VARIANT, name: variantTexts.original }, ...arms];
  return (
    <FormDialog
      title={variantTexts.testTitle}
      sendLabel={texts.save}
      size="medium"
      gap={5}
      onSend={send}
      onClose={onClose}
    >
      <Text size="small" color="muted">
        {variantTexts.testIntro}
      </Text>
      <Fieldset legend={variantTexts.shares}>
        <Shares>
          {allArms.map(({ id, name }) => (
            <TextField
              key={id}
              label={name}
              inputMode="numeric"
              end="%"
              value={shares[id] ?? ''}
              error={isSubmitted && !isShare(shares[id]) ? variantTexts.shareNeeded : undefined}
              onChange={({ target }) => setShares({ ...shares, [id]: target.value })}
            />
          ))}
        </Shares>
        <ErrorText>
          {sumPercent === 100 ? undefined : variantTexts.sharesSum({ sum: sumPercent })}
        </ErrorText>
      </Fieldset>
      <ChoiceField
        label={variantTexts.goal}
        value={event}
        choices={goalEvents.map((goalEvent) => [goalEvent, variantTexts.goals[goalEvent]])}
        onChoose={setEvent}
      />
      {event === 'link' && (
        <TextField
          label={variantTexts.goalHref}
          hint={variantTexts.goalHrefHint}
          error={isSubmitted ? problems.href : undefined}
          value={href}
          onChange={({ target }) => setHref(target.value)}
        />
      )}
      <ZonedTimeField
        timeZone={timeZone}
        label={variantTexts.end}
        hint={variantTexts.endHint}
        error={isSubmitted ? problems.until : undefined}
        value={until}
        onChange={setUntil}
      />
    </FormDialog>
  );
}

/** The saved shares in percent by variant id; equal ones if none are saved. */
function getInitialShares(arms: readonly PageVariant[]): Record<string, string> {
  const savedShares = arms.map(({ rule }) => (rule.kind === 'test' ? rule.sharePercent : 0));
  const evenShare = Math.floor(100 / (arms.length + 1));
  const shares = savedShares.every((share) => share > 0) ? savedShares : arms.map(() => evenShare);
  const remainder = 100 - shares.reduce((sum, share) => sum + share, 0);
  return Object.fromEntries([
    [ORIGINAL_VARIANT, String(remainder)],
    ...arms.map(({ id }, index) => [id, String(shares[index] ?? evenShare)]),
  ]);
}
