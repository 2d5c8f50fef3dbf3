import { use } from 'react';
import { Section } from '../../design-system/components/Section/Section';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import type { SavedCarsProps } from '../../schema/generated/fields';
import { Island } from '../../rendering/Island';
import { usePrivateView } from '../../rendering/privateView';
import { AlertPanel } from '../../features/alerts/ui/AlertPanel';
import { ListSavedCars } from '../../features/alerts/ui/ListSavedCars.island';
import { PushKeyContext } from '../../rendering/pushKey';
import { savedMessages } from '../../features/alerts/ui/savedMessages';
import { headingLevels } from '../../design-system/components/Heading/Heading';

/**
 * Saved and recently viewed cars, from the lists in the visitor's browser; or the management
 * of saved searches, which uses the same page.
 */
export function SavedCars({ Title, TitleTag = 'h1', ShowViewed = false }: SavedCarsProps) {
  const message = useMessages();
  const alerts = usePrivateView('alerts');
  const pushKey = use(PushKeyContext);
  if (alerts) {
    return (
      <Section width="content">
        <AlertPanel page={alerts} />
      </Section>
    );
  }
  return (
    <Section>
      <Island
        name="ListSavedCars"
        component={ListSavedCars}
        when="load"
        messages={savedMessages}
        props={{
          title: Title?.value ?? message('savedTitle'),
          level: headingLevels[TitleTag],
          showViewed: ShowViewed,
          pushKey,
        }}
      />
      <noscript>
        <Text>{message('savedNoScript')}</Text>
      </noscript>
    </Section>
  );
}
