import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { css, styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { useMe } from './me';
import { OwnPasswordDialog } from './OwnPasswordDialog';
import { SessionsDialog } from './SessionsDialog';
import { peopleTexts as texts } from './peopleTexts';

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

const place = css({ zIndex: '$dialog' });

const list = css({
  display: 'grid',
  minInlineSize: '$column',
  padding: '$2',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$bg',
  color: '$text',
  boxShadow: '$overlay',
});

const item = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'calc($sizes$touch - $space$1)',
  paddingInline: '$3',
  borderRadius: '$small',
  fontSize: '$small',
  cursor: 'pointer',
  '&[data-highlighted]': { backgroundColor: '$surface' },
  '@forcedColors': { '&[data-highlighted]': { outline: '2px solid Highlight' } },
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

const Who = styled('div', {
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
  onSignOut: () => void;
}

/** Who one is, and what one can do about it. */
export function AccountMenu({ authoring, onSignOut }: AccountMenuProps) {
  const me = useMe();
  const [opened, setOpened] = useState<'password' | 'sessions'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger className={trigger()} aria-label={texts.account(me.name)}>
          <Initials aria-hidden>{initialsOf(me.name)}</Initials>
          <Name>{me.name}</Name>
          <Icon name="chevron" size="small" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className={place()} align="end" sideOffset={6} collisionPadding={8}>
            <Menu.Popup className={list()}>
              <Who>
                <span>{me.name}</span>
                {me.email && <span>{me.email}</span>}
                <span>{texts.roles[me.role]}</span>
              </Who>
              {me.hasPassword && (
                <Menu.Item className={item()} onClick={() => setOpened('password')}>
                  {texts.changePassword}
                </Menu.Item>
              )}
              <Menu.Item className={item()} onClick={() => setOpened('sessions')}>
                {texts.sessions}
              </Menu.Item>
              <Menu.Item className={item()} onClick={onSignOut}>
                {texts.signOut}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {opened === 'password' && <OwnPasswordDialog authoring={authoring} onClose={close} />}
      {opened === 'sessions' && <SessionsDialog authoring={authoring} onClose={close} />}
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
