import { useCallback, useEffect, useRef, useState } from 'react';
import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Table } from '../../../../design-system/components/Table/Table';
import { Text } from '../../../../design-system/components/Text/Text';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { styled } from '../../../../design-system/stitches';
import type { Authoring } from '../../authoring';
import { showFailure } from '../../describeFailure';
import type { EditorSite } from '../../../../features/editing/model/editorView.types';
import { peopleTexts } from '../peopleTexts';
import { siteLabel } from '../../siteLabel';
import { useSiteTime } from '../../siteTime';
import { AccountDialog } from './AccountDialog';
import {
  disableAccount,
  endSessionsOf,
  inviteAccount,
  readAccounts,
  resetSecondFactor,
  sendPasswordLink,
  updateAccount,
  type Account,
  type Invitation,
} from './accountsApi';
import { LinkDialog } from './LinkDialog';
import { viewTexts as texts } from './accountsTexts';
import { ConfirmDialog } from '../../ConfirmDialog';

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$3 $5',
});

const Address = styled('span', {
  display: 'block',
  fontSize: '$caption',
  fontWeight: '$regular',
  color: '$muted',
  overflowWrap: 'anywhere',
});

const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  justifyContent: 'end',
});

type OpenDialog =
  | { kind: 'invite' }
  | { kind: 'edit' | 'disable' | 'resetSecondFactor'; account: Account }
  | { kind: 'link'; invitation: Invitation; isNew: boolean };

interface AccountsProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
}

/** The accounts: inviting, changing, disabling. */
export function Accounts({ authoring, sites }: AccountsProps) {
  const formatTime = useSiteTime();
  const [accounts, setAccounts] = useState<readonly Account[]>();
  const [hasFailed, setFailed] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const inviteButton = useRef<HTMLButtonElement>(null);

  const load = useCallback(async () => {
    try {
      setAccounts(await readAccounts(authoring));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [authoring]);
  useEffect(() => {
    void load();
    return authoring.onSessionRenewed(() => void load());
  }, [authoring, load]);

  async function runAndReload(action: () => Promise<unknown>, title: string): Promise<void> {
    try {
      await action();
      showToast({ title, variant: 'success', id: 'editor' });
    } catch (error) {
      showFailure(error);
    } finally {
      await load();
    }
  }

  const sendLink = async (account: Account) => {
    try {
      const invitation = await sendPasswordLink(authoring, account.id);
      setOpenDialog({ kind: 'link', invitation, isNew: false });
    } catch (error) {
      showFailure(error);
    }
  };
  const setDisabled = (account: Account, disabled: boolean) =>
    runAndReload(
      () => disableAccount(authoring, account.id, disabled),
      disabled ? texts.wasDisabled : texts.wasEnabled,
    );
  const close = () => setOpenDialog(undefined);

  if (hasFailed) {
    return (
      <div role="alert">
        <Text>{texts.failed}</Text>
        <Button type="button" onClick={() => void load()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  if (!accounts) return <Spinner role="status" aria-label={texts.loading} />;

  const rows = accounts.map((account) => {
    const { id, name, email, role, lastSeen, isDisabled, hasSecondFactor } = account;
    return [
      <span key="name">
        {name}
        <Address>{email}</Address>
      </span>,
      peopleTexts.roles[role],
      describeReach(account),
      <Badge key="status" variant={isDisabled ? 'outline' : 'neutral'}>
        {statusOf(account)}
      </Badge>,
      lastSeen ? formatTime(lastSeen) : texts.never,
      <Buttons key="actions">
        <Button
          type="button"
          variant="outline"
          size="small"
          aria-label={texts.editAccount({ name })}
          onClick={() => setOpenDialog({ kind: 'edit', account })}
        >
          {texts.edit}
        </Button>
        {isDisabled ? (
          <Button
            type="button"
            variant="ghost"
            size="small"
            aria-label={texts.enableAccount({ name })}
            onClick={() => void setDisabled(account, false)}
          >
            {texts.enable}
          </Button>
        ) : (
          <>
            <Button
              type="button"
              variant="ghost"
              size="small"
              title={texts.sendLink}
              aria-label={texts.sendLinkTo({ name })}
              onClick={() => void sendLink(account)}
            >
              <Icon name="mail" />
            </Button>
            <Button
              type="button"
              variant="ghost"
              size="small"
              title={texts.endSessions}
              aria-label={texts.endSessionsOf({ name })}
              onClick={() =>
                void runAndReload(() => endSessionsOf(authoring, id), texts.sessionsEnded)
              }
            >
              <Icon name="clock" />
            </Button>
            {hasSecondFactor && (
              <Button
                type="button"
                variant="ghost"
                size="small"
                title={texts.resetSecondFactor}
                aria-label={texts.resetSecondFactorOf({ name })}
                onClick={() => setOpenDialog({ kind: 'resetSecondFactor', account })}
              >
                <Icon name="shield" />
              </Button>
            )}
            <Button
              type="button"
              variant="ghost"
              size="small"
              aria-label={texts.disableAccount({ name })}
              onClick={() => setOpenDialog({ kind: 'disable', account })}
            >
              {texts.disable}
            </Button>
          </>
        )}
      </Buttons>,
    ];
  });

  return (
    <>
      <Head>
        <div>
          <Heading level={2} size={4}>
            {texts.accounts}
          </Heading>
          <Text color="muted" size="small" measured>
            {accounts.length > 0 ? texts.accountsIntro : texts.noAccounts}
          </Text>
        </div>
        <Button
          type="button"
          ref={inviteButton}
          size="small"
          onClick={() => setOpenDialog({ kind: 'invite' })}
        >
          <Icon name="plus" />
          {texts.invite}
        </Button>
      </Head>
      {accounts.length > 0 && (
        <Table
          caption={texts.accountCount({ count: accounts.length })}
          responsive="stack"
          density="compact"
          columns={[
            { title: texts.name },
            { title: texts.role },
            { title: texts.sites },
            { title: texts.status },
            { title: texts.lastSeen },
            { title: texts.actions, align: 'end' },
          ]}
          rows={rows}
        />
      )}
      {openDialog?.kind === 'invite' && (
        <AccountDialog
          authoring={authoring}
          sites={sites}
          onClose={close}
          onSave={async (input) => {
            const invitation = await inviteAccount(authoring, input);
            setOpenDialog({ kind: 'link', invitation, isNew: true });
            await load();
          }}
        />
      )}
      {openDialog?.kind === 'edit' && (
        <AccountDialog
          authoring={authoring}
          sites={sites}
          account={openDialog.account}
          onClose={close}
          onSave={async ({ name, role, mayEdit, onlyPages }) => {
            const { id } = openDialog.account;
            await updateAccount(authoring, { id, name, role, mayEdit, onlyPages });
            close();
            showToast({ title: texts.saved, variant: 'success', id: 'editor' });
            await load();
          }}
        />
      )}
      {openDialog?.kind === 'disable' && (
        <ConfirmDialog
          title={texts.disableTitle({ name: openDialog.account.name })}
          text={texts.disableText}
          confirmLabel={texts.disable}
          onConfirm={() => {
            close();
            // The pressed button disappears from the row, so focus moves to a button that remains.
            void setDisabled(openDialog.account, true).then(() => inviteButton.current?.focus());
          }}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'resetSecondFactor' && (
        <ConfirmDialog
          title={texts.resetSecondFactorTitle({ name: openDialog.account.name })}
          text={texts.resetSecondFactorText}
          confirmLabel={texts.resetSecondFactor}
          onConfirm={() => {
            close();
            const { id } = openDialog.account;
            // The pressed button disappears from the row, so focus moves to a button that remains.
            void runAndReload(() => resetSecondFactor(authoring, id), texts.secondFactorReset).then(
              () => inviteButton.current?.focus(),
            );
          }}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'link' && (
        <LinkDialog
          invitation={openDialog.invitation}
          title={openDialog.isNew ? texts.invitedTitle : texts.linkTitle}
          onClose={() => {
            close();
            if (openDialog.isNew) requestAnimationFrame(() => inviteButton.current?.focus());
          }}
        />
      )}
    </>
  );
}

function statusOf({ isDisabled, isActive }: Account): string {
  if (isDisabled) return texts.disabled;
  return isActive ? texts.active : texts.invited;
}

/** The sites of an account, and how many pages it is limited to. */
function describeReach({ role, sites, pages }: Account): string {
  if (role === 'administrator' || !sites) return texts.allSites;
  const names = sites.map(siteLabel).join('; ');
  return pages ? `${names} (${texts.pageCount({ count: pages.length })})` : names;
}
