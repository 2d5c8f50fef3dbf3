import { IslandPage, type IslandSurroundings } from '../../../rendering/IslandPage';
import { TireHotelFlow, type TireHotelFlowProps } from './TireHotelFlow';

/** The tyre hotel's flow with the surroundings that it has lost by being an island. */
export function VisitTireHotel({
  page,
  imageHosts,
  messages,
  ...flow
}: IslandSurroundings & TireHotelFlowProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <TireHotelFlow {...flow} />
    </IslandPage>
  );
}
