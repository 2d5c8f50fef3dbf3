import { useMessages } from '../../design-system/messages';
import type { MainNavigationProps } from '../../schema/generated/fields';
import { LanguageSwitcher } from '../../features/navigation/ui/LanguageSwitcher';
import { NavigationBar } from '../../features/navigation/ui/NavigationBar';
import { usePageInfo } from '../../rendering/pageInfo';
import { DropdownMenu } from './DropdownMenu';
import { ExtraLinks } from './ExtraLinks';

const noEntries: NonNullable<MainNavigationProps['Items']> = [];

/**
 * The navigation bar with dropdown menus (up to three levels) from 1280 px; in narrower windows a sheet whose
 * entries expand. Works without JavaScript, as details and links.
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
      <DropdownMenu label={message('mainNavigation')} moreLabel={message('more')} items={Items} />
      <ExtraLinks items={extra} />
      <LanguageSwitcher until="xl" />
    </NavigationBar>
  );
}
