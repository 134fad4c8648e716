import ts from 'typescript';

/** One token of a source written differently. */
export interface Change {
  /** From the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  /** The whole line as it stands. */
  text: string;
  start: number;
  end: number;
  from: string;
  to: string;
}

/** What stands for an operator or a method that is easily mistaken for it. */
const swaps: Record<string, readonly string[]> = {
  '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'],
  '===': ['!=='], '!==': ['==='], '&&': ['||'], '||': ['&&'], '??': ['&&'],
  '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'], '+=': ['-='], '-=': ['+='],
  max: ['min'], min: ['max'], ceil: ['floor'], floor: ['ceil'], round: ['floor', 'ceil'],
  some: ['every'], every: ['some'], push: ['unshift'], true: ['false'], false: ['true'],
  continue: ['break'],
}; // prettier-ignore

/** Every change of one token that a source allows; types, imports and exports have none. */
export function changesOf(file: string, source: string): Change[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const add = (node: ts.Node, ...instead: readonly string[]) => {
    const [start, end] = [node.getStart(tree), node.getEnd()];
    const line = tree.getLineAndCharacterOfPosition(start).line;
    const text = source.split('\n')[line]!.trim();
    for (const to of instead)
      changes.push({ file, line: line + 1, text, start, end, from: source.slice(start, end), to });
  };
  const addCondition = (condition: ts.Expression) => add(condition, `!(${condition.getText(tree)})`, 'true', 'false');
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) add(node.operatorToken, ...(swaps[node.operatorToken.getText(tree)] ?? []));
    else if (ts.isPrefixUnaryExpression(node) && /^[!-]/.test(node.getText(tree)))
      add(node, node.operand.getText(tree));
    else if (ts.isNumericLiteral(node))
      add(node, String(Number(node.text) + 1), ...(Number(node.text) > 0 ? ['0'] : []));
    else if (ts.isStringLiteralLike(node)) add(node, node.text === '' ? `'x'` : `''`);
    else if (ts.isPropertyAccessExpression(node)) add(node.name, ...(swaps[node.name.text] ?? []));
    else if (ts.isConditionalExpression(node)) addCondition(node.condition);
    else if (ts.isIfStatement(node)) addCondition(node.expression);
    else if (/^(true|false)$/.test(node.getText(tree)) && !ts.isIdentifier(node))
      add(node, ...swaps[node.getText(tree)]!);
    else if (ts.isContinueStatement(node)) add(node, 'break;');
    node.forEachChild(look);
  };
  look(tree);
  return changes;
}

/** The files that a source takes values from, as it names them. */
export function importsOf(source: string): string[] {
  const tree = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest);
  return tree.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? [] : [specifierOf(statement)];
    }
    return ts.isExportDeclaration(statement) && !statement.isTypeOnly ? [specifierOf(statement)] : [];
  });
}

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
