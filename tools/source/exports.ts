import ts from 'typescript'
import { lineOf, syntaxOf } from './syntax.ts'
import type { Source } from './tree.ts'

export type Exported = { name: string; line: number; text: string }

/** Exported declarations of a file, with their comments. */
export function declaredExports(source: Source): Exported[] {
  const file = syntaxOf(source)
  return file.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    const text = statement.getFullText(file)
    return declaredNames(statement).map((name) => ({ name, line: lineOf(file, statement), text }))
  })
}

type NamedStatement = { name?: ts.Identifier }

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  const { name } = isNamed ? (statement as NamedStatement) : {}
  return name ? [name.text] : []
}

/** Several where an object or a list is taken apart. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}

/** What a file exports, declared by itself or passed on by name; null where it passes on whatever another file exports. */
export function exportedNames(source: Source): string[] | null {
  const names = declaredExports(source).map(({ name }) => name)
  for (const statement of syntaxOf(source).statements) {
    if (ts.isExportAssignment(statement)) names.push('default')
    if (!ts.isExportDeclaration(statement)) continue
    const clause = statement.exportClause
    if (!clause || !ts.isNamedExports(clause)) return null
    names.push(...clause.elements.map(({ name }) => name.text))
  }
  return names
}
