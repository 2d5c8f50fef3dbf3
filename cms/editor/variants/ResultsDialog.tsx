import { useCallback } from 'react';
import { EditorDialog } from '../EditorDialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Table } from '../../../design-system/components/Table/Table';
import { Text } from '../../../design-system/components/Text/Text';
import { MIN_CONVERSIONS, MIN_VISITS } from '../../../domain/variants/judgeTest';
import type { Authoring } from '../authoring';
import { editorLocale } from '../editorLanguage';
import { ErrorText } from '../ErrorText';
import { texts } from '../texts';
import { useSiteTimeZone } from '../siteTime';
import { formatTime } from './describeRule';
import { judgeArms, type JudgedArm } from './judgeArms';
import { variantTexts } from './variantTexts';
import { readVariantResults, type PageVariant } from './variantsApi';
import { useLoaded } from '../useLoaded';

interface ResultsDialogProps {
  authoring: Authoring;
  itemId: string;
  language: string;
  variant: PageVariant;
  allVariants: readonly PageVariant[];
  onClose: () => void;
}

/** Shows the results of a variant or its test, and whether they are significant. */
export function ResultsDialog(props: ResultsDialogProps) {
  const { authoring, itemId, language, variant, allVariants, onClose } = props;
  const { value: results, failure } = useLoaded(
    useCallback(
      () => readVariantResults(authoring, itemId, language),
      [authoring, itemId, language],
    ),
  );

  const arms = results && judgeArms(results, variant, allVariants, Date.now());
  const isTest = variant.rule.kind === 'test';
  return (
    <EditorDialog
      open
      size="large"
      onClose={onClose}
      title={variantTexts.resultsTitle({ name: variant.name })}
    >
      <Stack gap={4}>
        <Text size="small" color="muted">
          {variantTexts.resultsIntro}
        </Text>
        <ErrorText>{failure}</ErrorText>
        {!arms && !failure && <Spinner role="status" aria-label={texts.loadingPage} />}
        {arms && <ResultsTable arms={arms} isTest={isTest} />}
        {arms && arms.every(({ visits }) => visits === 0) && <Text>{variantTexts.noResults}</Text>}
        {arms && isTest ? (
          <Verdicts arms={arms} variant={variant} />
        ) : (
          <Text size="small">{variantTexts.audienceResults}</Text>
        )}
      </Stack>
    </EditorDialog>
  );
}

function ResultsTable({ arms, isTest }: { arms: readonly JudgedArm[]; isTest: boolean }) {
  const { arm, views, visits, goal, rate, uplift } = variantTexts.columns;
  const columnTitles = [views, visits, goal, rate, ...(isTest ? [uplift] : [])];
  return (
    <Table
      density="compact"
      caption={variantTexts.results}
      columns={[{ title: arm }, ...columnTitles.map((title) => ({ title, align: 'end' as const }))]}
      rows={arms.map((row) => [
        row.name,
        ...[row.views, row.visits, row.conversions].map((count) =>
          count.toLocaleString(editorLocale()),
        ),
        formatPercent(row.ratePercent),
        ...(isTest ? [formatSignedPercent(row.upliftPercent)] : []),
      ])}
    />
  );
}

/** The verdict on each variant of a test in words. The page itself is the baseline and has none. */
function Verdicts({ arms, variant }: { arms: readonly JudgedArm[]; variant: PageVariant }) {
  const { verdicts } = variantTexts;
  const timeZone = useSiteTimeZone();
  if (variant.status === 'draft') return null;
  if (variant.stoppedAt) return <Text>{verdicts.stoppedEarly}</Text>;
  if (arms.some(({ verdict }) => verdict === 'running')) {
    return <Text>{verdicts.running({ until: formatTime(variant.until, timeZone) ?? '' })}</Text>;
  }
  return (
    <>
      {arms.map((arm) => (
        <Text key={arm.id}>{describeVerdict(arm)}</Text>
      ))}
    </>
  );
}

function describeVerdict({ name, verdict, chance = 0 }: JudgedArm): string | undefined {
  const { verdicts } = variantTexts;
  switch (verdict) {
    case 'better':
    case 'worse':
      return verdicts[verdict]({
        name,
        chance: chance < 0.001 ? `< ${formatDecimal(0.1)} %` : `${formatDecimal(chance * 100)} %`,
      });
    case 'noDifference':
      return verdicts.noDifference({ name });
    case 'tooLittle':
      return verdicts.tooLittle({ name, visits: MIN_VISITS, conversions: MIN_CONVERSIONS });
    case 'running':
    case undefined:
      return undefined;
  }
}

const formatDecimal = (value: number): string =>
  value.toLocaleString(editorLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const formatPercent = (value: number | undefined) =>
  value === undefined ? '–' : `${formatDecimal(value)} %`;

const formatSignedPercent = (value: number | undefined) =>
  value === undefined ? '–' : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)} %`;
