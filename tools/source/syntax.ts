import ts from 'typescript'
import type { Source } from '#source/tree.ts'

const parsed = new WeakMap<Source, ts.SourceFile>()

export function syntaxOf(source: Source): ts.SourceFile {
  const known = parsed.get(source)
  if (known) return known
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  parsed.set(source, file)
  return file
}

export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node)
  ts.forEachChild(node, (child) => visit(child, callback))
}

export function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}

export function linesOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - lineOf(file, node)
}

export type Text = { text: string; line: number }

/** All texts in a source that users could see: strings, templates and JSX text, without module names. */
export function textsOf(source: Source): Text[] {
  const file = syntaxOf(source)
  const texts: Text[] = []
  visit(file, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node) && !ts.isJsxText(node)) return
    if (isModuleName(node)) return
    const text = ts.isJsxText(node) ? node.text.replace(/\s+/g, ' ').trim() : node.text
    texts.push({ text, line: lineOf(file, node) })
  })
  return texts
}

/** Text of all comments, one entry per comment. */
export function commentsOf(source: Source): Text[] {
  const file = syntaxOf(source)
  const seen = new Set<number>()
  const comments: Text[] = []
  visit(file, (node) => {
    const before = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []
    const after = ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []
    for (const range of [...before, ...after]) {
      if (seen.has(range.pos)) continue
      seen.add(range.pos)
      const line = file.getLineAndCharacterOfPosition(range.pos).line + 1
      comments.push({ text: source.text.slice(range.pos, range.end), line })
    }
  })
  return comments
}

function isModuleName(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent))
    return true
  if (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)) return true
  return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword
}
