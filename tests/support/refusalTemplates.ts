/** Finds the templates of all messages with which the platform refuses a change. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Position of the message among the arguments of the functions and errors that refuse a change. */
const messagePositions: Readonly<Record<string, number>> = {
  createEditError: 1,
  MediaRefusal: 0,
  toProblem: 0,
  GraphQLError: 0,
};

/** Names of the tables and functions whose texts are passed on to `createEditError`. */
const messageSources =
  /^(?:FIXED_TEXTS|PROBLEM_TEXTS|passwordProblems|problems|toRefusal\w*|find\w*Problem|check(?:Settings|Phrase|Tag|Redirect))$/;

const isMessage = (text: string) => /^["A-Z“{\d]/.test(text) && text.includes(' ');

/** Returns the messages of the platform's checks, sorted, with `{0}`, `{1}` for values. */
export function findRefusalTemplates(): string[] {
  const files = ['cms/authoring', 'cms/items', 'cms/media', 'redirects'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  );
  return [...new Set(files.flatMap(findTemplates))].sort();
}

function findTemplates(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const templates: string[] = [];
  const visit = (node: ts.Node, isRefusal: boolean): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      if (node.tag.getText() === 'localizable') templates.push(templateOf(node.template));
      return;
    }
    if (isRefusal && ts.isStringLiteralLike(node) && isMessage(node.text))
      templates.push(node.text);
    const refused = refusedArgument(node);
    const isTable =
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
      messageSources.test(node.name?.getText() ?? '');
    ts.forEachChild(node, (child) => visit(child, isRefusal || isTable || child === refused));
  };
  visit(source, false);
  return templates;
}

function refusedArgument(node: ts.Node): ts.Node | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const position = messagePositions[node.expression.getText()];
  return position === undefined ? undefined : node.arguments?.[position];
}

function templateOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`);
  return [template.head.text, ...spans].join('');
}
