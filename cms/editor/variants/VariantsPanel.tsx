import { useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { maxVariants } from '../../../domain/variants/variant.types';
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
import { AskDialog } from '../AskDialog';

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

const Choose = styled('button', {
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
  onShow: (id: string | undefined) => void;
}

type Opened = 'new' | 'audience' | 'test' | 'results' | 'remove';

/** The variants of a page: which one is in sight, whom each is for, whether it runs and what came of it. */
export function VariantsPanel(props: VariantsPanelProps) {
  const { authoring, sites, place, itemId, variants, onShow } = props;
  const { all, shown } = variants;
  const zone = place.site.timeZone;
  const [opened, setOpened] = useState<{ what: Opened; id?: string }>();
  // Said above its button: a toast would lie over what has to be pressed next.
  const [refused, setRefused] = useState<{ id: string; why: string }>();
  const adder = useRef<HTMLButtonElement>(null);
  if (!all) return <Spinner aria-label={texts.loadingPage} role="status" />;
  const of = all.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);
  const open = (next: { what: Opened; id?: string }) => {
    setRefused(undefined);
    setOpened(next);
  };
  const isFull = all.length >= maxVariants;

  /** Says that a change was made, or why it was not. */
  const tell = (problem: string | undefined, done: string) => {
    if (problem === undefined) showToast({ title: done, look: 'success', id: 'editor' });
    else showToast({ title: texts.notSaved, text: problem, look: 'danger', id: 'failure' });
  };

  async function setStatus(variant: PageVariant, status: PageVariant['status'], done: string) {
    const { id } = variant;
    const why = await variants.change('setVariantStatus', { variantId: id, status });
    setRefused(why === undefined ? undefined : { id, why });
    if (why === undefined) tell(undefined, done);
  }

  return (
    <>
      <Text size="small" tone="muted">
        {variantTexts.intro}
      </Text>
      <List>
        <Entry shown={shown === undefined}>
          <Choose
            type="button"
            aria-pressed={shown === undefined}
            onClick={() => onShow(undefined)}
          >
            <Text as="span" size="small" weight="medium">
              {variantTexts.original}
            </Text>
            <Text as="span" size="caption" tone="muted">
              {all.length === 0 ? variantTexts.none : variantTexts.originalNote}
            </Text>
          </Choose>
        </Entry>
        {all.map((variant) => (
          <Entry key={variant.id} shown={shown?.id === variant.id} data-variant={variant.name}>
            <Choose
              type="button"
              aria-pressed={shown?.id === variant.id}
              onClick={() => onShow(variant.id)}
            >
              <Text as="span" size="small" weight="medium">
                {variant.name}
              </Text>
              <Text as="span" size="caption" tone="muted">
                {describeRule(variant, zone)}
              </Text>
            </Choose>
            <Line>
              <Badge look={variant.status === 'running' ? 'dark' : 'neutral'}>
                {variantTexts.statuses[variant.status]}
              </Badge>
              {!variant.isPublished && <Badge look="outline">{variantTexts.notPublished}</Badge>}
            </Line>
            {shown?.id === variant.id && (
              <div>
                <ErrorText>{refused?.id === variant.id && refused.why}</ErrorText>
                <Line role="group" aria-label={variantTexts.actionsOf(variant.name)}>
                  <VariantActions
                    variant={variant}
                    onOpen={(what) => open({ what, id: variant.id })}
                    onStatus={(status, done) => void setStatus(variant, status, done)}
                  />
                </Line>
              </div>
            )}
          </Entry>
        ))}
      </List>
      <div>
        <Button
          ref={adder}
          type="button"
          variant="outline"
          size="small"
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) showToast({ title: variantTexts.addFull, id: 'editor' });
            else open({ what: 'new' });
          }}
        >
          <Icon name="plus" />
          {variantTexts.add}
        </Button>
      </div>
      {opened?.what === 'new' && (
        <NewVariantDialog
          onCreate={(name, kind) => variants.change('createVariant', { name, kind })}
          onClose={close}
        />
      )}
      {opened?.what === 'audience' && of && (
        <AudienceDialog
          variant={of}
          languages={place.site.languages}
          markets={sites.map(({ name }) => name)}
          onSave={(input) => variants.change('updateVariant', { ...input, variantId: of.id })}
          onClose={close}
        />
      )}
      {opened?.what === 'test' && (
        <TestDialog
          arms={all.filter(({ rule, status }) => rule.kind === 'test' && status === 'draft')}
          onSave={(input) => variants.change('setTest', input)}
          onClose={close}
        />
      )}
      {opened?.what === 'results' && of && (
        <ResultsDialog
          authoring={authoring}
          itemId={itemId}
          language={place.language}
          variant={of}
          all={all}
          onClose={close}
        />
      )}
      {opened?.what === 'remove' && of && (
        <AskDialog
          title={variantTexts.removeAsk(of.name)}
          text={variantTexts.removeText}
          yes={variantTexts.remove}
          onYes={() => {
            close();
            onShow(undefined);
            void variants.change('deleteVariant', { variantId: of.id }).then((problem) => {
              tell(problem, variantTexts.removed(of.name));
              adder.current?.focus();
            });
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface VariantActionsProps {
  variant: PageVariant;
  onOpen: (what: Opened) => void;
  onStatus: (status: PageVariant['status'], done: string) => void;
}

function VariantActions({ variant, onOpen, onStatus }: VariantActionsProps) {
  const { name, status, rule } = variant;
  const isTest = rule.kind === 'test';
  const action = (label: string, onPress: () => void, look: 'outline' | 'primary' = 'outline') => (
    <Button
      type="button"
      variant={look}
      size="small"
      aria-label={variantTexts.actionOn(label, name)}
      onClick={onPress}
    >
      {label}
    </Button>
  );
  return (
    <>
      {!isTest && action(variantTexts.audienceOf, () => onOpen('audience'))}
      {isTest && status === 'draft' && action(variantTexts.testOf, () => onOpen('test'))}
      {/* One button in its place, so that focus stays when the status changes. */}
      {status === 'draft'
        ? action(
            isTest ? variantTexts.startTest : variantTexts.start,
            () => onStatus('running', variantTexts.started),
            'primary',
          )
        : status === 'running'
          ? action(isTest ? variantTexts.stopTest : variantTexts.stop, () =>
              onStatus('ended', variantTexts.stopped),
            )
          : action(variantTexts.again, () => onStatus('draft', variantTexts.prepared))}
      {action(variantTexts.results, () => onOpen('results'))}
      {!(isTest && status === 'running') && action(variantTexts.remove, () => onOpen('remove'))}
    </>
  );
}
