import path from 'node:path';
import ts from 'typescript';

/** Checks the types of single changed files, without reading the whole program again for each. */
export class Compiler {
  readonly #service: ts.LanguageService;
  /** What stands in a file instead of what is written there. */
  #changed: { file: string; text: string } | undefined;
  #version = 0;

  /** @param folder the project's, with its tsconfig.json */
  constructor(folder: string) {
    const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    const textOf = (file: string): string | undefined =>
      this.#changed?.file === file ? this.#changed.text : ts.sys.readFile(file);
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: (file) => (this.#changed?.file === file ? String(this.#version) : ''),
      getScriptSnapshot: (file) => {
        const text = textOf(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    });
  }

  /**
   * Whether the compiler refuses a file with another text, in the file itself or in those that import it.
   * @param file path from the project's folder
   */
  refuses(file: string, text: string, importers: readonly string[]): boolean {
    this.#version += 1;
    this.#changed = { file: path.resolve(file), text };
    try {
      return [file, ...importers].some((one) => this.#hasErrors(path.resolve(one)));
    } finally {
      this.#changed = undefined;
    }
  }

  #hasErrors(file: string): boolean {
    if (!/\.tsx?$/.test(file)) return false;
    return (
      this.#service.getSyntacticDiagnostics(file).length > 0 ||
      this.#service.getSemanticDiagnostics(file).length > 0
    );
  }
}
