import { useMessages } from '../../design-system/messages';
import type { MegaMenuProps } from '../../schema/generated/fields';
import { LanguageSwitcher } from '../../features/navigation/ui/LanguageSwitcher';
import { currentEntry, markedEntry } from '../../features/navigation/ui/currentEntry';
import { NavigationBar } from '../../features/navigation/ui/NavigationBar';
import { useCachedFragment } from '../../rendering/cachedFragments';
import { usePageInfo } from '../../rendering/pageInfo';
import { MegaMenuEntry } from './MegaMenuEntry';
import { Menu, Nav } from './megaMenuStyles';

const noEntries: NonNullable<MegaMenuProps['Items']> = [];

/**
 * Top of every page with a bar of entries, each opening a panel as wide as the page, from 1024 px;
 * below that the menu is a sheet with a page for every entry that has others (spec 1 §2.4).
 */
export function MegaMenu({ Logo, Sticky, Items = noEntries }: MegaMenuProps) {
  const message = useMessages();
  const { href } = usePageInfo();
  const shown = Items.filter(({ HideInNavigation }) => !HideInNavigation);
  const marked = markedEntry(shown, href);
  const menu = useCachedFragment(Items, currentEntry(Items, href), () => (
    <Menu role="list" data-menu="">
      {shown.map((item, index) => (
        <MegaMenuEntry key={index} item={item} isMarked={item === marked} />
      ))}
    </Menu>
  ));
  return (
    <NavigationBar kind="megaMenu" logo={Logo} sticky={Sticky} sheetUntil="lg">
      {shown.length > 0 && <Nav aria-label={message('mainNavigation')} {...menu} />}
      <LanguageSwitcher until="lg" />
    </NavigationBar>
  );
}
