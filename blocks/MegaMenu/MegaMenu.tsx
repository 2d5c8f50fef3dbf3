import { useMessages } from '../../design-system/messages';
import type { MegaMenuProps } from '../../schema/generated/fields';
import { LanguageSwitcher } from '../../features/navigation/ui/LanguageSwitcher';
import { currentEntryKey, findMarkedEntry } from '../../features/navigation/ui/currentEntry';
import { NavigationBar } from '../../features/navigation/ui/NavigationBar';
import { useCachedFragment } from '../../rendering/cachedFragments';
import { usePageInfo } from '../../rendering/pageInfo';
import { MegaMenuEntry } from './MegaMenuEntry';
import { Menu, Nav } from './megaMenuStyles';

const noEntries: NonNullable<MegaMenuProps['Items']> = [];

/**
 * The navigation bar whose entries open a panel as wide as the page, from 1024 px; in narrower windows the
 * menu is a sheet with a nested page for each entry that has subentries.
 */
export function MegaMenu({ Logo, Sticky, Items = noEntries }: MegaMenuProps) {
  const message = useMessages();
  const { href } = usePageInfo();
  const visibleItems = Items.filter(({ HideInNavigation }) => !HideInNavigation);
  const markedItem = findMarkedEntry(visibleItems, href);
  const menu = useCachedFragment(Items, currentEntryKey(Items, href), () => (
    <Menu role="list" data-menu="">
      {visibleItems.map((item, index) => (
        <MegaMenuEntry key={index} item={item} isMarked={item === markedItem} />
      ))}
    </Menu>
  ));
  return (
    <NavigationBar kind="megaMenu" logo={Logo} sticky={Sticky} sheetUntil="lg">
      {visibleItems.length > 0 && <Nav aria-label={message('mainNavigation')} {...menu} />}
      <LanguageSwitcher until="lg" />
    </NavigationBar>
  );
}
