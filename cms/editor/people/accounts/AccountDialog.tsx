import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { CheckboxGroup } from '../../../../design-system/components/CheckboxGroup/CheckboxGroup';
import { Dialog } from '../../../../design-system/components/Dialog/Dialog';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { describeFailure } from '../../describeFailure';
import { editorRoles, type EditorSite, type Role } from '../../editorView.types';
import { ErrorText } from '../../ErrorText';
import { peopleTexts } from '../peopleTexts';
import { siteLabel } from '../../siteLabel';
import type { Account, AccountInput } from './accountsApi';
import { viewTexts as texts } from './accountsTexts';

interface AccountDialogProps {
  sites: readonly EditorSite[];
  /** The one to change; left out, somebody new is invited. */
  account?: Account;
  /** Rejects when it was not done. */
  onSave: (input: AccountInput & { email: string }) => Promise<void>;
  onClose: () => void;
}

/** Who somebody is, and what they may do where. */
export function AccountDialog({ sites, account, onSave, onClose }: AccountDialogProps) {
  const [role, setRole] = useState<Role>(account?.role ?? 'writer');
  const [reach, setReach] = useState(account?.sites ? 'some' : 'all');
  const [chosen, setChosen] = useState<readonly string[]>(account?.sites ?? []);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isLimited = role !== 'administrator' && reach === 'some';

  async function save(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    if (isLimited && chosen.length === 0) return setProblem(texts.chooseSite);
    setBusy(true);
    setProblem(undefined);
    try {
      await onSave({
        name: textOf('name'),
        email: textOf('email'),
        role,
        mayEdit: isLimited ? chosen : null,
      });
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    // `save` reports what goes wrong.
    void save(event.currentTarget);
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={account ? texts.editTitle(account.name) : texts.inviteTitle}
      actions={
        <>
          <Button type="submit" form="account" disabled={busy}>
            {account ? texts.save : texts.sendInvitation}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id="account" onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label={texts.name}
            name="name"
            defaultValue={account?.name}
            maxLength={80}
            autoComplete="off"
            required
          />
          {!account && (
            <TextField
              label={texts.email}
              name="email"
              type="email"
              maxLength={254}
              autoComplete="off"
              required
            />
          )}
          <RadioGroup
            legend={texts.role}
            name="role"
            value={role}
            onChange={(event) => setRole(event.target.value as Role)}
            options={editorRoles.map((value) => ({
              value,
              label: peopleTexts.roles[value],
              hint: texts.roleHints[value],
            }))}
          />
          {role !== 'administrator' && (
            <RadioGroup
              legend={texts.sites}
              name="reach"
              value={reach}
              onChange={(event) => setReach(event.target.value)}
              options={[
                { value: 'all', label: texts.allSites },
                { value: 'some', label: texts.someSites },
              ]}
            />
          )}
          {isLimited && (
            <CheckboxGroup
              legend={texts.someSites}
              name="sites"
              value={chosen}
              onChange={({ target }) =>
                setChosen(
                  target.checked
                    ? [...chosen, target.value]
                    : chosen.filter((one) => one !== target.value),
                )
              }
              options={sites.map(({ name }) => ({ value: name, label: siteLabel(name) }))}
            />
          )}
          <ErrorText>{problem}</ErrorText>
        </Stack>
      </form>
    </Dialog>
  );
}
