import { IslandPage, type IslandSurroundings } from '../../../../rendering/IslandPage';
import { ServiceRequestPanel, type ServiceRequestPanelProps } from './ServiceRequestPanel';

/** The form with the surroundings that it has lost by being an island. */
export function SendServiceRequest({
  page,
  imageHosts,
  messages,
  ...form
}: IslandSurroundings & ServiceRequestPanelProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <ServiceRequestPanel {...form} />
    </IslandPage>
  );
}
