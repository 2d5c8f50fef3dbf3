export function contentHash(roots: string[], excluded?: string[]): string;
export function readStamp(step: string, result?: string): string | undefined;
export function writeStamp(step: string, hash: string): void;
