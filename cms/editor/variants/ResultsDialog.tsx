import { useCallback } from 'react';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Table } from '../../../design-system/components/Table/Table';
import { Text } from '../../../design-system/components/Text/Text';
import { minConversions, minVisits } from '../../../domain/variants/judgeTest';
import type { Authoring } from '../authoring';
import { ErrorText } from '../ErrorText';
import { texts } from '../texts';
import { useSiteZone } from '../siteTime';
import { dayOf } from './describeRule';
import { judgedArms, type JudgedArm } from './judgedArms';
import { variantTexts } from './variantTexts';
import { readVariantResults, type PageVariant } from './variantsApi';
import { useLoaded } from '../useLoaded';

interface ResultsDialogProps {
  authoring: Authoring;
  itemId: string;
  language: string;
  variant: PageVariant;
  all: readonly PageVariant[];
  onClose: () => void;
}

/** What was counted of a variant or of its test, and what may be concluded from it. */
export function ResultsDialog(props: ResultsDialogProps) {
  const { authoring, itemId, language, variant, all, onClose } = props;
  const { value: results, failure } = useLoaded(
    useCallback(
      () => readVariantResults(authoring, itemId, language),
      [authoring, itemId, language],
    ),
  );

  const arms = results && judgedArms(results, variant, all, Date.now());
  const isTest = variant.rule.kind === 'test';
  return (
    <Dialog open size="large" onClose={onClose} title={variantTexts.resultsTitle(variant.name)}>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {variantTexts.resultsIntro}
        </Text>
        <ErrorText>{failure}</ErrorText>
        {!arms && !failure && <Spinner role="status" aria-label={texts.loadingPage} />}
        {arms && <Figures arms={arms} isTest={isTest} />}
        {arms && arms.every(({ visits }) => visits === 0) && <Text>{variantTexts.noResults}</Text>}
        {arms && isTest ? (
          <Statements arms={arms} variant={variant} />
        ) : (
          <Text size="small">{variantTexts.audienceResults}</Text>
        )}
      </Stack>
    </Dialog>
  );
}

function Figures({ arms, isTest }: { arms: readonly JudgedArm[]; isTest: boolean }) {
  const { arm, views, visits, goal, rate, uplift } = variantTexts.columns;
  const figures = [views, visits, goal, rate, ...(isTest ? [uplift] : [])];
  return (
    <Table
      density="compact"
      caption={variantTexts.results}
      columns={[{ title: arm }, ...figures.map((title) => ({ title, align: 'end' as const }))]}
      rows={arms.map((one) => [
        one.name,
        ...[one.views, one.visits, one.conversions].map((count) => count.toLocaleString('en-GB')),
        percent(one.ratePercent),
        ...(isTest ? [signed(one.upliftPercent)] : []),
      ])}
    />
  );
}

/** The verdict in words; none for the page itself, which the others are compared with. */
function Statements({ arms, variant }: { arms: readonly JudgedArm[]; variant: PageVariant }) {
  const { verdicts } = variantTexts;
  const zone = useSiteZone();
  if (variant.status === 'draft') return null;
  if (variant.stoppedAt) return <Text>{verdicts.stoppedEarly}</Text>;
  if (arms.some(({ verdict }) => verdict === 'running')) {
    return <Text>{verdicts.running(dayOf(variant.until, zone) ?? '')}</Text>;
  }
  return (
    <>
      {arms.map((arm) => (
        <Text key={arm.id}>{statementOf(arm)}</Text>
      ))}
    </>
  );
}

function statementOf({ name, verdict, chance = 0 }: JudgedArm): string | undefined {
  const { verdicts } = variantTexts;
  switch (verdict) {
    case 'better':
    case 'worse':
      return verdicts[verdict](
        name,
        `${chance < 0.001 ? 'less than 0.1' : (chance * 100).toFixed(1)} %`,
      );
    case 'noDifference':
      return verdicts.noDifference(name);
    case 'tooLittle':
      return verdicts.tooLittle(name, minVisits, minConversions);
    case 'running':
    case undefined:
      return undefined;
  }
}

const percent = (value: number | undefined) =>
  value === undefined ? '–' : `${value.toFixed(1)} %`;

const signed = (value: number | undefined) =>
  value === undefined ? '–' : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)} %`;
