import type { StageSettings } from './stagesApi';

/** Moves a stage one place up or down; stages at the end stay. */
export function moveStage(
  stages: readonly StageSettings[],
  id: string,
  by: -1 | 1,
): readonly StageSettings[] {
  const index = stages.findIndex((stage) => stage.id === id);
  const [stage, other] = [stages[index], stages[index + by]];
  if (!stage || !other) return stages;
  return stages.map((one) => (one === stage ? other : one === other ? stage : one));
}
