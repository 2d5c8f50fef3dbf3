export function ownCpuSeconds(): number;
export function endedChildrenCpuSeconds(): number;
