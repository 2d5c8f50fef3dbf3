import { useState, type CSSProperties } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { ChoiceField } from '../ChoiceField';
import { describeFailure } from '../describeFailure';
import { FormDialog } from '../FormDialog';
import { listDepthFirst } from './folderTree';
import type { Folder } from './mediaApi';
import { mediaTexts } from './mediaTexts';

const Tree = styled('ul', {
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@lg': { display: 'block' },
});

const FolderButton = styled('button', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  inlineSize: '100%',
  minBlockSize: 'calc($sizes$touch - $space$2)',
  alignItems: 'center',
  padding: '$1 $3',
  paddingInlineStart: 'calc($space$3 + var(--depth) * $space$4)',
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$text',
  fontSize: '$small',
  textAlign: 'start',
  cursor: 'pointer',
  '& > span:last-child': { color: '$muted', fontVariantNumeric: 'tabular-nums' },
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
  '&[aria-current]': { backgroundColor: '$surface', fontWeight: '$semibold' },
  '@forcedColors': { '&[aria-current]': { outline: '2px solid Highlight' } },
});

const NarrowOnly = styled('div', { '@lg': { display: 'none' } });

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$1' });

const toIndentStyle = (depth: number): CSSProperties & { '--depth': number } => ({
  '--depth': depth,
});

interface FolderListProps {
  folders: readonly Folder[];
  /** Id of the open folder; empty for all files. */
  openFolderId: string;
  onOpen: (id: string) => void;
  /** Undefined if folders cannot be changed. */
  actions?: {
    create: (parentId: string, name: string) => Promise<void>;
    rename: (id: string, name: string) => Promise<void>;
    remove: (folder: Folder) => Promise<void>;
  };
}

/** The folders of the media library: a tree next to the files, or a select in narrow windows. */
export function FolderList({ folders, openFolderId, onOpen, actions }: FolderListProps) {
  const [nameDialog, setNameDialog] = useState<'create' | 'rename'>();
  const tree = listDepthFirst(folders);
  const current = folders.find(({ id }) => id === openFolderId);
  const canAddFolder = !current?.isReadOnly;
  const canChangeFolder = current !== undefined && !current.isReadOnly && current.parentId !== null;
  return (
    <Stack as="nav" gap={3} aria-label={mediaTexts.folders}>
      <Tree>
        {[undefined, ...tree].map((folder) => (
          <li key={folder?.id ?? ''}>
            <FolderButton
              type="button"
              aria-current={openFolderId === (folder?.id ?? '') || undefined}
              style={toIndentStyle(folder?.depth ?? 0)}
              onClick={() => onOpen(folder?.id ?? '')}
            >
              <span>{folder?.name ?? mediaTexts.everywhere}</span>
              <span>{folder && folder.count > 0 ? folder.count : ''}</span>
            </FolderButton>
          </li>
        ))}
      </Tree>
      <NarrowOnly>
        <ChoiceField<string>
          label={mediaTexts.folders}
          value={openFolderId}
          choices={[
            ['', mediaTexts.everywhere],
            ...tree.map(({ id, name, depth, count }) => {
              const label = `${'\u2003'.repeat(depth)}${name}${count > 0 ? ` (${count})` : ''}`;
              return [id, label] as const;
            }),
          ]}
          onChoose={onOpen}
        />
      </NarrowOnly>
      {actions && (
        <Actions>
          {canAddFolder && (
            <Button
              type="button"
              variant="ghost"
              size="small"
              onClick={() => setNameDialog('create')}
            >
              <Icon name="plus" />
              {mediaTexts.newFolder}
            </Button>
          )}
          {canChangeFolder && (
            <>
              <Button
                type="button"
                variant="ghost"
                size="small"
                onClick={() => setNameDialog('rename')}
              >
                {mediaTexts.rename}
              </Button>
              {current.count === 0 &&
                !folders.some(({ parentId }) => parentId === openFolderId) && (
                  <Button
                    type="button"
                    variant="ghost"
                    size="small"
                    // `remove` shows its failures itself.
                    onClick={() => void actions.remove(current)}
                  >
                    {mediaTexts.delete}
                  </Button>
                )}
            </>
          )}
        </Actions>
      )}
      {actions && nameDialog && (
        <NameDialog
          title={nameDialog === 'rename' ? mediaTexts.renameFolder : mediaTexts.newFolder}
          submitLabel={nameDialog === 'rename' ? mediaTexts.rename : mediaTexts.create}
          hint={
            nameDialog === 'create' && current
              ? mediaTexts.inFolder({ name: current.name })
              : undefined
          }
          name={nameDialog === 'rename' ? (current?.name ?? '') : ''}
          onClose={() => setNameDialog(undefined)}
          onSubmit={async (name) => {
            if (nameDialog === 'rename') await actions.rename(openFolderId, name);
            else await actions.create(current?.id ?? 'site', name);
            setNameDialog(undefined);
          }}
        />
      )}
    </Stack>
  );
}

interface NameDialogProps {
  title: string;
  submitLabel: string;
  hint?: string;
  name: string;
  onClose: () => void;
  onSubmit: (name: string) => Promise<undefined>;
}

function NameDialog({
  title,
  submitLabel,
  hint,
  name: initialName,
  onClose,
  onSubmit,
}: NameDialogProps) {
  const [name, setName] = useState(initialName);
  const submitName = () =>
    onSubmit(name).catch((error: unknown) => ({ name: describeFailure(error) }));
  return (
    <FormDialog
      title={title}
      sendLabel={submitLabel}
      disabled={name.trim() === ''}
      onSend={submitName}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label={mediaTexts.folderName}
          hint={hint}
          name="name"
          error={errors.name}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
