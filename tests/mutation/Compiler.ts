import path from 'node:path';
import ts from 'typescript';

/** Checks the types of single changed files without rereading the whole program. */
export class Compiler {
  readonly #service: ts.LanguageService;
  /** The changed file and its content. */
  #changed: { file: string; text: string } | undefined;
  #version = 0;

  /** @param folder project folder with tsconfig.json */
  constructor(folder: string) {
    const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    const getText = (file: string): string | undefined =>
      this.#changed?.file === file ? this.#changed.text : ts.sys.readFile(file);
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: (file) => (this.#changed?.file === file ? String(this.#version) : ''),
      getScriptSnapshot: (file) => {
        const text = getText(file);
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
   * Checks whether a changed file causes errors in itself or in files that import it.
   * @param file path relative to the working directory
   */
  hasErrors(file: string, text: string, importers: readonly string[]): boolean {
    this.#version += 1;
    this.#changed = { file: path.resolve(file), text };
    try {
      return [file, ...importers].some((entry) => this.#hasErrors(path.resolve(entry)));
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
