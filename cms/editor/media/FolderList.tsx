import { useState, type CSSProperties } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Select } from '../../../design-system/components/Select/Select';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { FormDialog } from '../FormDialog';
import { asTree } from './folderTree';
import type { Folder } from './mediaApi';
import { mediaTexts } from './mediaTexts';

const Tree = styled('ul', {
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@lg': { display: 'block' },
});

const Choice = styled('button', {
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

const Narrow = styled('div', { '@lg': { display: 'none' } });

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$1' });

const indent = (depth: number): CSSProperties & { '--depth': number } => ({ '--depth': depth });

interface FolderListProps {
  folders: readonly Folder[];
  /** Id of the open one; empty for everything. */
  open: string;
  onOpen: (id: string) => void;
  /** Absent where folders are only looked through. */
  actions?: {
    create: (parentId: string, name: string) => Promise<void>;
    rename: (id: string, name: string) => Promise<void>;
    remove: (folder: Folder) => Promise<void>;
  };
}

/** The folders of the library: a tree beside the files, a list to choose from on narrow windows. */
export function FolderList({ folders, open, onOpen, actions }: FolderListProps) {
  const [naming, setNaming] = useState<'create' | 'rename'>();
  const tree = asTree(folders);
  const current = folders.find(({ id }) => id === open);
  const mayAdd = !current?.isReadOnly;
  const isOwn = current !== undefined && !current.isReadOnly && current.parentId !== null;
  return (
    <Stack as="nav" gap={3} aria-label={mediaTexts.folders}>
      <Tree>
        {[undefined, ...tree].map((folder) => (
          <li key={folder?.id ?? ''}>
            <Choice
              type="button"
              aria-current={open === (folder?.id ?? '') || undefined}
              style={indent(folder?.depth ?? 0)}
              onClick={() => onOpen(folder?.id ?? '')}
            >
              <span>{folder?.name ?? mediaTexts.everywhere}</span>
              <span>{folder && folder.count > 0 ? folder.count : ''}</span>
            </Choice>
          </li>
        ))}
      </Tree>
      <Narrow>
        <Select
          label={mediaTexts.folders}
          value={open}
          onChange={(event) => onOpen(event.target.value)}
        >
          <option value="">{mediaTexts.everywhere}</option>
          {tree.map(({ id, name, depth, count }) => (
            <option key={id} value={id}>
              {`${'\u2003'.repeat(depth)}${name}${count > 0 ? ` (${count})` : ''}`}
            </option>
          ))}
        </Select>
      </Narrow>
      {actions && (
        <Actions>
          {mayAdd && (
            <Button type="button" variant="ghost" size="small" onClick={() => setNaming('create')}>
              <Icon name="plus" />
              {mediaTexts.newFolder}
            </Button>
          )}
          {isOwn && (
            <>
              <Button
                type="button"
                variant="ghost"
                size="small"
                onClick={() => setNaming('rename')}
              >
                {mediaTexts.rename}
              </Button>
              {current.count === 0 && !folders.some(({ parentId }) => parentId === open) && (
                <Button
                  type="button"
                  variant="ghost"
                  size="small"
                  // A failure is told by whoever handed it in.
                  onClick={() => void actions.remove(current)}
                >
                  {mediaTexts.delete}
                </Button>
              )}
            </>
          )}
        </Actions>
      )}
      {actions && naming && (
        <NameDialog
          title={naming === 'rename' ? mediaTexts.renameFolder : mediaTexts.newFolder}
          submit={naming === 'rename' ? mediaTexts.rename : mediaTexts.create}
          hint={naming === 'create' && current ? mediaTexts.inFolder(current.name) : undefined}
          name={naming === 'rename' ? (current?.name ?? '') : ''}
          onClose={() => setNaming(undefined)}
          onName={async (name) => {
            if (naming === 'rename') await actions.rename(open, name);
            else await actions.create(current?.id ?? 'site', name);
            setNaming(undefined);
          }}
        />
      )}
    </Stack>
  );
}

interface NameDialogProps {
  title: string;
  submit: string;
  hint?: string;
  name: string;
  onClose: () => void;
  onName: (name: string) => Promise<undefined>;
}

function NameDialog({ title, submit, hint, name: before, onClose, onName }: NameDialogProps) {
  const [name, setName] = useState(before);
  return (
    <FormDialog
      title={title}
      send={submit}
      disabled={name.trim() === ''}
      onSend={() => onName(name)}
      onClose={onClose}
    >
      {(problem) => (
        <TextField
          label={mediaTexts.folderName}
          hint={hint}
          error={problem}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
