import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Contents of files by path, relative to the repository root. */
export type FileContents = Readonly<Record<string, string>>;

const root = process.cwd();
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
/** Type declarations that files use without importing them. */
const ambientFiles = [path.join(root, 'messages/knownMessages.d.ts')];

/**
 * Returns the compiler errors of files as if they were in the repository, new or replaced. Check independent
 * files in one call: reading their imports takes longer than checking them.
 * @param filesToCheck default: all files in `contents`
 * @returns errors by file, each as `line: message`, with an entry for every checked file
 */
export function findTypeErrors(
  contents: FileContents,
  filesToCheck: readonly string[] = Object.keys(contents),
): Record<string, string[]> {
  const texts = new Map(
    Object.entries(contents).map(([file, text]) => [path.join(root, file), text]),
  );
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => texts.get(path.normalize(file)) ?? readFile(file);
  host.fileExists = (file) => texts.has(path.normalize(file)) || existsSync(file);
  // The files may be in folders that do not exist.
  host.directoryExists = (folder) =>
    existsSync(folder) || [...texts.keys()].some((file) => file.startsWith(`${folder}/`));
  const files = filesToCheck.map((file) => path.join(root, file));
  const program = ts.createProgram([...ambientFiles, ...texts.keys(), ...files], options, host);
  return Object.fromEntries(
    files.map((file, index) => [
      filesToCheck[index] ?? '',
      getErrors(program, program.getSourceFile(file)),
    ]),
  );
}

function getErrors(program: ts.Program, source: ts.SourceFile | undefined): string[] {
  if (!source) throw new Error('The compiler was given no such file.');
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return diagnostics.map(({ start = 0, messageText }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    return `${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
