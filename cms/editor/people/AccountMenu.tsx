import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { css, styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { menuItem, menuList, menuPositioner } from '../menuStyles';
import { keyboardTexts } from '../keyboard/keyboardTexts';
import { useMe } from './me';
import { peopleTexts as texts } from './peopleTexts';
import { lazyComponent } from '../lazyComponent';
import { personName } from './personName';

const LanguageDialog = lazyComponent(async () => (await import('./LanguageDialog')).LanguageDialog);
const OwnPasswordDialog = lazyComponent(
  async () => (await import('./OwnPasswordDialog')).OwnPasswordDialog,
);
const PasskeysDialog = lazyComponent(async () => (await import('./PasskeysDialog')).PasskeysDialog);
const SecondFactorDialog = lazyComponent(
  async () => (await import('./SecondFactorDialog')).SecondFactorDialog,
);
const SessionsDialog = lazyComponent(async () => (await import('./SessionsDialog')).SessionsDialog);

const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: 'calc($sizes$touch - $space$2)',
  padding: '$1 $2',
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$text',
  fontSize: '$small',
  fontWeight: '$medium',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$line' } },
  '&[data-popup-open]': { backgroundColor: '$line' },
  '@forcedColors': { border: '1px solid ButtonText' },
});

const Initials = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$space$6',
  blockSize: '$space$6',
  borderRadius: '$round',
  backgroundColor: '$primary',
  color: '$onPrimary',
  fontSize: '$caption',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

const Name = styled('span', {
  display: 'none',
  maxInlineSize: '$pictureRow',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@lg': { display: 'block' },
});

const AccountSummary = styled('div', {
  display: 'grid',
  padding: '$2 $3 $3',
  marginBlockEnd: '$2',
  borderBlockEnd: '1px solid $line',
  lineHeight: '$snug',
  '& > :first-child': { fontWeight: '$semibold' },
  '& > :last-child': { fontSize: '$caption', color: '$muted' },
});

interface AccountMenuProps {
  authoring: Authoring;
  /** Lists the keyboard shortcuts. */
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** The current account, with a menu of its actions. */
export function AccountMenu({ authoring, onShortcuts, onSignOut }: AccountMenuProps) {
  const me = useMe();
  const name = personName(me.name);
  const [openDialog, setOpenDialog] = useState<
    'language' | 'passkeys' | 'password' | 'secondFactor' | 'sessions'
  >();
  const [hasSecondFactor, setHasSecondFactor] = useState(me.hasSecondFactor);
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger className={trigger()} aria-label={texts.account({ name })}>
          <Initials aria-hidden>{initialsOf(name)}</Initials>
          <Name>{name}</Name>
          <Icon name="chevron" size="small" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner
            className={menuPositioner()}
            align="end"
            sideOffset={6}
            collisionPadding={8}
          >
            <Menu.Popup className={menuList()}>
              <AccountSummary>
                <span>{name}</span>
                {me.email && <span>{me.email}</span>}
                <span>{texts.roles[me.role]}</span>
              </AccountSummary>
              {me.id !== 'secret' && (
                <>
                  <Menu.Item className={menuItem()} onClick={() => setOpenDialog('language')}>
                    {texts.language}
                  </Menu.Item>
                </>
              )}
              {me.hasPassword && (
                <>
                  <Menu.Item className={menuItem()} onClick={() => setOpenDialog('passkeys')}>
                    {texts.passkeys}
                  </Menu.Item>
                  <Menu.Item className={menuItem()} onClick={() => setOpenDialog('password')}>
                    {texts.changePassword}
                  </Menu.Item>
                  <Menu.Item className={menuItem()} onClick={() => setOpenDialog('secondFactor')}>
                    {texts.secondFactor}
                  </Menu.Item>
                </>
              )}
              <Menu.Item className={menuItem()} onClick={() => setOpenDialog('sessions')}>
                {texts.sessions}
              </Menu.Item>
              <Menu.Item className={menuItem()} onClick={onShortcuts}>
                {keyboardTexts.shortcuts}
              </Menu.Item>
              <Menu.Item className={menuItem()} onClick={onSignOut}>
                {texts.signOut}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {openDialog === 'language' && <LanguageDialog authoring={authoring} onClose={close} />}
      {openDialog === 'passkeys' && <PasskeysDialog authoring={authoring} onClose={close} />}
      {openDialog === 'password' && <OwnPasswordDialog authoring={authoring} onClose={close} />}
      {openDialog === 'secondFactor' && (
        <SecondFactorDialog
          authoring={authoring}
          isOn={hasSecondFactor}
          onChange={setHasSecondFactor}
          onClose={close}
        />
      )}
      {openDialog === 'sessions' && <SessionsDialog authoring={authoring} onClose={close} />}
    </>
  );
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
