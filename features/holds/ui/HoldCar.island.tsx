import { IslandPage, type IslandSurroundings } from '../../../rendering/IslandPage';
import { HoldForm, type HoldFormProps } from './HoldForm';

/** The form with the surroundings that it has lost by being an island. */
export function HoldCar({
  page,
  imageHosts,
  messages,
  ...form
}: IslandSurroundings & HoldFormProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <HoldForm {...form} />
    </IslandPage>
  );
}
