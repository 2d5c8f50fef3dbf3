import { IslandPage, type IslandSurroundings } from '../../../../rendering/IslandPage';
import { DriveForm, type DriveFormProps } from './DriveForm';

/** The form with the surroundings that it has lost by being an island. */
export function BookDrive({
  page,
  imageHosts,
  messages,
  ...form
}: IslandSurroundings & DriveFormProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <DriveForm {...form} />
    </IslandPage>
  );
}
