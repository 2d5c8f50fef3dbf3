import { format, resolveConfig } from 'prettier';

/** Lays out generated source as the repository's Prettier configuration says for that file. */
export async function formatSource(file: string, source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(file)), filepath: file });
}
