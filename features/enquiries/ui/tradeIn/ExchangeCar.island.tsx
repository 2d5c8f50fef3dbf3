import { IslandPage, type IslandSurroundings } from '../../../../rendering/IslandPage';
import { Exchange, type ExchangeProps } from './Exchange';

/** The visitor's own car, with the surroundings that it has lost by being an island. */
export function ExchangeCar({
  page,
  imageHosts,
  messages,
  ...exchange
}: IslandSurroundings & ExchangeProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <Exchange {...exchange} />
    </IslandPage>
  );
}
