import { format, resolveConfig } from 'prettier';

/** Formats generated source by the repository's Prettier configuration for that file. */
export async function formatSource(file: string, source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(file)), filepath: file });
}
