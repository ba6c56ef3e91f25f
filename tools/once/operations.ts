import ts from 'typescript'
import { lineOf, syntaxOf, visit } from '#source/syntax.ts'
import { type Finding, isTest, type Source, type Tree } from '#source/tree.ts'

type NamedLocation = { name: string; path: string; line: number }

/** Every operation exported by the contract must be bound by exactly one line in a feature's routes. */
export function findUnboundOperations({ sources }: Tree): Finding[] {
  const bindings = sources
    .filter(({ path }) => /^apps\/api\/src\/features\/[^/]+\/[^/]+\.routes\.ts$/.test(path))
    .flatMap(bindingsOf)
  return sources.filter(isContract).flatMap((source) =>
    operationsOf(source).flatMap(({ name, path, line }) => {
      const places = bindings.filter((binding) => binding.name === name)
      if (places.length === 1) return []
      const where = places.map((place) => `${place.path}:${place.line}`).join(', ')
      const message = where
        ? `operation ${name} is bound more than once: ${where}`
        : `operation ${name} is bound nowhere`
      return [{ path, line, message }]
    }),
  )
}

const isContract = ({ path }: Source) => /^packages\/contract\/src\//.test(path) && !isTest(path)

function operationsOf(source: Source): NamedLocation[] {
  const file = syntaxOf(source)
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return []
    return statement.declarationList.declarations
      .filter(({ initializer }) => isCallOf('operation', initializer, file))
      .map((declared) => ({ name: declared.name.getText(file), path: source.path, line: lineOf(file, declared) }))
  })
}

function bindingsOf(source: Source): NamedLocation[] {
  const file = syntaxOf(source)
  const bindings: NamedLocation[] = []
  visit(file, (node) => {
    if (!isCallOf('bind', node, file)) return
    const [bound] = node.arguments
    const name = bound?.getText(file).split('.').at(-1)
    if (name) bindings.push({ name, path: source.path, line: lineOf(file, node) })
  })
  return bindings
}

function isCallOf(name: string, node: ts.Node | undefined, file: ts.SourceFile): node is ts.CallExpression {
  return node !== undefined && ts.isCallExpression(node) && node.expression.getText(file) === name
}

const isExported = (statement: ts.VariableStatement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
