import { IslandPage, type IslandSurroundings } from '../../../../rendering/IslandPage';
import { SellCarPanel, type SellCarPanelProps } from './SellCarPanel';

/** The form with the surroundings that it has lost by being an island. */
export function SendSellCar({
  page,
  imageHosts,
  messages,
  ...form
}: IslandSurroundings & SellCarPanelProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <SellCarPanel {...form} />
    </IslandPage>
  );
}
