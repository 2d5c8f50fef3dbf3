import { useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { MAX_VARIANTS } from '../../../domain/variants/variant.types';
import type { Authoring } from '../authoring';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { ErrorText } from '../ErrorText';
import { texts } from '../texts';
import type { Place } from '../pages/usePages';
import { AudienceDialog } from './AudienceDialog';
import { describeRule } from './describeRule';
import { NewVariantDialog } from './NewVariantDialog';
import { ResultsDialog } from './ResultsDialog';
import { TestDialog } from './TestDialog';
import type { Variants } from './useVariants';
import { variantTexts } from './variantTexts';
import type { PageVariant } from './variantsApi';
import { ConfirmDialog } from '../ConfirmDialog';

const List = styled('ul', { display: 'grid', gap: '$2', margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('li', {
  display: 'grid',
  gap: '$2',
  padding: '$3',
  border: '1px solid $line',
  borderRadius: '$small',
  variants: {
    shown: { true: { borderColor: '$focus', boxShadow: 'inset 0 0 0 1px $colors$focus' } },
  },
});

const SelectButton = styled('button', {
  display: 'grid',
  gap: '$1',
  minBlockSize: '$touch',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$text',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

const Line = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center' });

interface VariantsPanelProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
  place: Place;
  itemId: string;
  variants: Variants;
  onShowVariant: (id: string | undefined) => void;
}

type DialogKind = 'new' | 'audience' | 'test' | 'results' | 'remove';

/** Lists the variants of a page. The shown one has buttons for its audience or test, status and results. */
export function VariantsPanel(props: VariantsPanelProps) {
  const { authoring, sites, place, itemId, variants, onShowVariant } = props;
  const { allVariants, shownVariant } = variants;
  const timeZone = place.site.timeZone;
  const [dialog, setDialog] = useState<{ kind: DialogKind; id?: string }>();
  // A refusal is shown above its button, since a toast would cover the next button.
  const [refusal, setRefusal] = useState<{ id: string; reason: string }>();
  const addButton = useRef<HTMLButtonElement>(null);
  if (!allVariants) return <Spinner aria-label={texts.loadingPage} role="status" />;
  const dialogVariant = allVariants.find(({ id }) => id === dialog?.id);
  const closeDialog = () => setDialog(undefined);
  const openDialog = (newDialog: { kind: DialogKind; id?: string }) => {
    setRefusal(undefined);
    setDialog(newDialog);
  };
  const isFull = allVariants.length >= MAX_VARIANTS;

  /** Shows that a change was made, or why it failed. */
  const reportResult = (problem: string | undefined, message: string) => {
    if (problem === undefined) showToast({ title: message, variant: 'success', id: 'editor' });
    else showToast({ title: texts.notSaved, text: problem, variant: 'danger', id: 'failure' });
  };

  async function setStatus(variant: PageVariant, status: PageVariant['status'], message: string) {
    const { id } = variant;
    const reason = await variants.change('setVariantStatus', { variantId: id, status });
    setRefusal(reason === undefined ? undefined : { id, reason });
    if (reason === undefined) reportResult(undefined, message);
  }

  return (
    <>
      <Text size="small" color="muted">
        {variantTexts.intro}
      </Text>
      <List>
        <Entry shown={shownVariant === undefined}>
          <SelectButton
            type="button"
            aria-pressed={shownVariant === undefined}
            onClick={() => onShowVariant(undefined)}
          >
            <Text as="span" size="small" weight="medium">
              {variantTexts.original}
            </Text>
            <Text as="span" size="caption" color="muted">
              {allVariants.length === 0 ? variantTexts.none : variantTexts.originalNote}
            </Text>
          </SelectButton>
        </Entry>
        {allVariants.map((variant) => (
          <Entry
            key={variant.id}
            shown={shownVariant?.id === variant.id}
            data-variant={variant.name}
          >
            <SelectButton
              type="button"
              aria-pressed={shownVariant?.id === variant.id}
              onClick={() => onShowVariant(variant.id)}
            >
              <Text as="span" size="small" weight="medium">
                {variant.name}
              </Text>
              <Text as="span" size="caption" color="muted">
                {describeRule(variant, timeZone)}
              </Text>
            </SelectButton>
            <Line>
              <Badge variant={variant.status === 'running' ? 'dark' : 'neutral'}>
                {variantTexts.statuses[variant.status]}
              </Badge>
              {!variant.isPublished && <Badge variant="outline">{variantTexts.notPublished}</Badge>}
            </Line>
            {shownVariant?.id === variant.id && (
              <div>
                <ErrorText>{refusal?.id === variant.id && refusal.reason}</ErrorText>
                <Line role="group" aria-label={variantTexts.actionsOf({ name: variant.name })}>
                  <VariantActions
                    variant={variant}
                    onOpen={(kind) => openDialog({ kind, id: variant.id })}
                    onStatus={(status, message) => void setStatus(variant, status, message)}
                  />
                </Line>
              </div>
            )}
          </Entry>
        ))}
      </List>
      <div>
        <Button
          ref={addButton}
          type="button"
          variant="outline"
          size="small"
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) showToast({ title: variantTexts.addFull, id: 'editor' });
            else openDialog({ kind: 'new' });
          }}
        >
          <Icon name="plus" />
          {variantTexts.add}
        </Button>
      </div>
      {dialog?.kind === 'new' && (
        <NewVariantDialog
          onCreate={(name, kind) => variants.change('createVariant', { name, kind })}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'audience' && dialogVariant && (
        <AudienceDialog
          variant={dialogVariant}
          languages={place.site.languages}
          markets={sites.map(({ name }) => name)}
          onSave={(input) =>
            variants.change('updateVariant', { ...input, variantId: dialogVariant.id })
          }
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'test' && (
        <TestDialog
          arms={allVariants.filter(
            ({ rule, status }) => rule.kind === 'test' && status === 'draft',
          )}
          onSave={(input) => variants.change('setTest', input)}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'results' && dialogVariant && (
        <ResultsDialog
          authoring={authoring}
          itemId={itemId}
          language={place.language}
          variant={dialogVariant}
          allVariants={allVariants}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'remove' && dialogVariant && (
        <ConfirmDialog
          title={variantTexts.removeAsk({ name: dialogVariant.name })}
          text={variantTexts.removeText}
          confirmLabel={variantTexts.remove}
          onConfirm={() => {
            closeDialog();
            onShowVariant(undefined);
            void variants
              .change('deleteVariant', { variantId: dialogVariant.id })
              .then((problem) => {
                reportResult(problem, variantTexts.removed({ name: dialogVariant.name }));
                addButton.current?.focus();
              });
          }}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

interface VariantActionsProps {
  variant: PageVariant;
  onOpen: (kind: DialogKind) => void;
  onStatus: (status: PageVariant['status'], message: string) => void;
}

function VariantActions({ variant, onOpen, onStatus }: VariantActionsProps) {
  const { name, status, rule } = variant;
  const isTest = rule.kind === 'test';
  const renderAction = (
    label: string,
    onPress: () => void,
    buttonVariant: 'outline' | 'primary' = 'outline',
  ) => (
    <Button
      type="button"
      variant={buttonVariant}
      size="small"
      aria-label={variantTexts.actionOn({ action: label, name })}
      onClick={onPress}
    >
      {label}
    </Button>
  );
  return (
    <>
      {!isTest && renderAction(variantTexts.audienceOf, () => onOpen('audience'))}
      {isTest && status === 'draft' && renderAction(variantTexts.testOf, () => onOpen('test'))}
      {/* The same button for start and stop, so that it keeps the focus when the status changes. */}
      {status === 'draft'
        ? renderAction(
            isTest ? variantTexts.startTest : variantTexts.start,
            () => onStatus('running', variantTexts.started),
            'primary',
          )
        : status === 'running'
          ? renderAction(isTest ? variantTexts.stopTest : variantTexts.stop, () =>
              onStatus('ended', variantTexts.stopped),
            )
          : renderAction(variantTexts.again, () => onStatus('draft', variantTexts.prepared))}
      {renderAction(variantTexts.results, () => onOpen('results'))}
      {!(isTest && status === 'running') &&
        renderAction(variantTexts.remove, () => onOpen('remove'))}
    </>
  );
}
