import { useMessages } from '../../design-system/messages';
import type { MegaMenuProps } from '../../schema/generated/fields';
import { LanguageSwitcher } from '../NavigationBar/LanguageSwitcher';
import { NavigationBar } from '../NavigationBar/NavigationBar';
import { MegaMenuEntry } from './MegaMenuEntry';
import { Menu, Nav } from './megaMenuStyles';

/**
 * Top of every page with a bar of entries, each opening a panel as wide as the page, from 1024 px;
 * below that the menu is a sheet with a page for every entry that has others (spec 1 §2.4).
 */
export function MegaMenu({ Logo, Sticky, Items = [] }: MegaMenuProps) {
  const message = useMessages();
  const shown = Items.filter(({ HideInNavigation }) => !HideInNavigation);
  return (
    <NavigationBar kind="megaMenu" logo={Logo} sticky={Sticky} sheetUntil="lg">
      {shown.length > 0 && (
        <Nav aria-label={message('mainNavigation')}>
          <Menu role="list" data-menu="">
            {shown.map((item, index) => (
              <MegaMenuEntry key={index} item={item} />
            ))}
          </Menu>
        </Nav>
      )}
      <LanguageSwitcher until="lg" />
    </NavigationBar>
  );
}
