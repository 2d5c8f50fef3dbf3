import { IslandPage, type IslandSurroundings } from '../../../../rendering/IslandPage';
import { Assistant, type AssistantProps } from './Assistant';

/** The assistant with the surroundings that it has lost by being an island. */
export function BookAssistant({
  page,
  imageHosts,
  messages,
  ...assistant
}: IslandSurroundings & AssistantProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <Assistant {...assistant} />
    </IslandPage>
  );
}
