import { useMessages } from '../../design-system/messages';
import type { MainNavigationProps } from '../../schema/generated/fields';
import { LanguageSwitcher } from '../../features/navigation/ui/LanguageSwitcher';
import { NavigationBar } from '../../features/navigation/ui/NavigationBar';
import { usePageInfo } from '../../rendering/pageInfo';
import { DropdownMenu } from './DropdownMenu';
import { ExtraLinks } from './ExtraLinks';

const noEntries: NonNullable<MainNavigationProps['Items']> = [];

/**
 * Top of every page with menus that drop down, up to three levels, from 1280 px; below that the menu
 * is a sheet whose entries unfold (spec 1 §2.3). Works without script, as details and links.
 */
export function MainNavigation({
  Logo,
  Sticky,
  Items = noEntries,
  ExtraLinks: extra = [],
}: MainNavigationProps) {
  const message = useMessages();
  const { isHome } = usePageInfo();
  return (
    <NavigationBar
      kind="dropdowns"
      logo={Logo}
      sticky={Sticky}
      overlay={Sticky && isHome}
      sheetUntil="xl"
    >
      <DropdownMenu label={message('mainNavigation')} more={message('more')} items={Items} />
      <ExtraLinks items={extra} />
      <LanguageSwitcher until="xl" />
    </NavigationBar>
  );
}
