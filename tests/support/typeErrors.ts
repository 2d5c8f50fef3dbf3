import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Text of files by their path from the repository's root. */
export type Drafts = Readonly<Record<string, string>>;

const root = process.cwd();
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
/** What types of the repository lean on without importing it. */
const ambient = [path.join(root, 'messages/knownMessages.d.ts')];

/**
 * What the compiler says of drafts that stand in the repository, new or in the place of what is there. Put what
 * does not touch into one call: its cost is reading the files that they import, not judging them.
 * @param judged files whose errors are wanted; the drafts themselves when left out
 * @returns errors by file, each as `line: message`; every file that was judged is there
 */
export function typeErrors(
  drafts: Drafts,
  judged: readonly string[] = Object.keys(drafts),
): Record<string, string[]> {
  const texts = new Map(
    Object.entries(drafts).map(([file, text]) => [path.join(root, file), text]),
  );
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => texts.get(path.normalize(file)) ?? readFile(file);
  host.fileExists = (file) => texts.has(path.normalize(file)) || existsSync(file);
  // Drafts may stand in folders that are not there.
  host.directoryExists = (folder) =>
    existsSync(folder) || [...texts.keys()].some((file) => file.startsWith(`${folder}/`));
  const files = judged.map((file) => path.join(root, file));
  const program = ts.createProgram([...ambient, ...texts.keys(), ...files], options, host);
  return Object.fromEntries(
    files.map((file, index) => [
      judged[index] ?? '',
      errorsOf(program, program.getSourceFile(file)),
    ]),
  );
}

function errorsOf(program: ts.Program, source: ts.SourceFile | undefined): string[] {
  if (!source) throw new Error('The compiler was given no such file.');
  const found = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return found.map(({ start = 0, messageText }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    return `${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
