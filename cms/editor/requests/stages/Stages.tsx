import { useRef, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../../design-system/components/Text/Text';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { styled } from '../../../../design-system/stitches';
import type { Authoring } from '../../authoring';
import { ConfirmDialog } from '../../ConfirmDialog';
import { showFailure } from '../../describeFailure';
import { formatList } from '../../formatList';
import { useRowFocus } from '../../lists/useRowFocus';
import { ROW_ATTRIBUTE } from '../../lists/useDragOrder';
import { viewTexts } from '../../people/accounts/accountsTexts';
import { siteLabel } from '../../siteLabel';
import { ToolButton } from '../../ToolButton';
import { StageDialog } from './StageDialog';
import { moveStage } from './moveStage';
import { MAX_STAGES, type Stage, type StageSettings } from './stagesApi';
import { stagesTexts as texts } from './stagesTexts';
import { useStages } from './useStages';

const List = styled('ol', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  padding: '$3 $4',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$bg',
  '& > :first-child': { flex: '1 1 $sizes$pictureRow', minInlineSize: 0, overflowWrap: 'anywhere' },
});

const Tools = styled('div', { display: 'flex', alignItems: 'center', gap: '$2' });

type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; stage: Stage };

interface StagesProps {
  authoring: Authoring;
  /** Name of the site. */
  site: string;
}

/** The stages that requests to publish pages of a site pass, to be set by administrators. */
export function Stages({ authoring, site }: StagesProps) {
  const { stages, accounts, hasFailed, load, change } = useStages(authoring, site);
  const [opened, setOpened] = useState<Opened>();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useRowFocus(list);
  const close = () => setOpened(undefined);

  async function save(...params: Parameters<typeof change>): Promise<void> {
    await change(...params);
    showToast({ title: texts.saved, variant: 'success', id: 'editor' });
  }

  const move = (id: string, by: -1 | 1) =>
    void save((current) => moveStage(current, id, by)).catch(showFailure);

  const remove = (id: string) =>
    void save((current) => current.filter((stage) => stage.id !== id))
      .catch(showFailure)
      // The button that opened the dialog is gone with its row.
      .finally(() => addButton.current?.focus());

  async function saveSettings(settings: StageSettings): Promise<void> {
    await save((current) =>
      settings.id === undefined
        ? [...current, settings]
        : current.map((stage) => (stage.id === settings.id ? settings : stage)),
    );
    close();
  }

  if (hasFailed) {
    return (
      <div role="alert">
        <Text>{viewTexts.failed}</Text>
        <Button type="button" onClick={() => void load()}>
          {viewTexts.tryAgain}
        </Button>
      </div>
    );
  }
  if (!stages) return <Spinner role="status" aria-label={viewTexts.loading} />;

  const edited = opened?.kind === 'edit' ? opened.stage : undefined;
  const isFull = stages.length >= MAX_STAGES;
  const namesOf = ({ accountIds }: Stage) =>
    accounts.filter(({ id }) => accountIds.includes(id)).map(({ name }) => name);
  return (
    <>
      <div>
        <Heading level={2} size={4}>
          {texts.title({ site: siteLabel(site) })}
        </Heading>
        <Text color="muted" size="small" measured>
          {texts.intro}
        </Text>
      </div>
      {stages.length === 0 && <Text>{texts.none}</Text>}
      {stages.length > 0 && (
        <List ref={list} aria-label={texts.list}>
          {stages.map((stage, index) => (
            <Row key={stage.id} data-stage={stage.name} {...{ [ROW_ATTRIBUTE]: stage.id }}>
              <div>
                <Text as="div" weight="medium">
                  {`${index + 1}. ${stage.name}`}
                </Text>
                <Text as="div" size="small" color="muted">
                  {texts.decidedBy({ names: formatList(namesOf(stage)) })}
                </Text>
                {stage.isLeftToAdministrators && (
                  <Text as="div" size="small" color="warning" weight="medium">
                    {texts.leftToAdministrators}
                  </Text>
                )}
              </div>
              <Tools>
                <ToolButton
                  label={texts.moveUp({ name: stage.name })}
                  focusKey="up"
                  disabled={index === 0}
                  onPress={() => move(stage.id, -1)}
                >
                  <Icon name="arrowUp" />
                </ToolButton>
                <ToolButton
                  label={texts.moveDown({ name: stage.name })}
                  focusKey="down"
                  disabled={index === stages.length - 1}
                  onPress={() => move(stage.id, 1)}
                >
                  <Icon name="arrowDown" />
                </ToolButton>
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  data-focus="edit"
                  aria-label={texts.editStage({ name: stage.name })}
                  onClick={() => setOpened({ kind: 'edit', stage })}
                >
                  {texts.edit}
                </Button>
                <ToolButton
                  label={texts.remove({ name: stage.name })}
                  focusKey="remove"
                  onPress={() => setOpened({ kind: 'remove', stage })}
                >
                  <Icon name="bin" />
                </ToolButton>
              </Tools>
            </Row>
          ))}
        </List>
      )}
      <div>
        {/* `aria-disabled`: a disabled button could not take the focus of a dialog that closes. */}
        <Button
          type="button"
          ref={addButton}
          size="small"
          aria-disabled={isFull}
          onClick={() => !isFull && setOpened({ kind: 'add' })}
        >
          <Icon name="plus" />
          {texts.add}
        </Button>
        {isFull && (
          <Text size="small" color="muted">
            {texts.full({ count: MAX_STAGES })}
          </Text>
        )}
      </div>
      {(opened?.kind === 'add' || edited) && (
        <StageDialog
          site={site}
          accounts={accounts}
          stage={edited}
          otherNames={stages.filter(({ id }) => id !== edited?.id).map(({ name }) => name)}
          onSave={saveSettings}
          onClose={close}
        />
      )}
      {opened?.kind === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle({ name: opened.stage.name })}
          text={texts.removeText}
          confirmLabel={texts.removeYes}
          onConfirm={() => {
            close();
            remove(opened.stage.id);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
