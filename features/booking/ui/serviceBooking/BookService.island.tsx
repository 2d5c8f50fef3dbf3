import { IslandPage, type IslandSurroundings } from '../../../../rendering/IslandPage';
import { Wizard, type WizardProps } from './Wizard';

/** The older booking with the surroundings that it has lost by being an island. */
export function BookService({
  page,
  imageHosts,
  messages,
  ...wizard
}: IslandSurroundings & WizardProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <Wizard {...wizard} />
    </IslandPage>
  );
}
