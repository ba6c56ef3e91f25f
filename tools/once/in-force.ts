import ts from 'typescript'
import { importsOf } from '#imports/resolve.ts'
import { declaredExports } from '#source/exports.ts'
import { syntaxOf, visit } from '#source/syntax.ts'
import { type Finding, isTest, type Source, type Tree } from '#source/tree.ts'

const isRuleFile = ({ path }: Source) => path.startsWith('packages/domain/src/') && !isTest(path)

/** `@oracle lanes/finding`: checks another implementation in its tests. `@awaits invoices`: a feature that is still to come. */
const excuse = /@(oracle|awaits) \w/

/** A rule that only tests call is not in force: the product works without it, or implements it elsewhere. */
export function checkInForce(tree: Tree): Finding[] {
  const used = usedNames(tree)
  return tree.sources.filter(isRuleFile).flatMap((source) =>
    declaredExports(source)
      .filter(({ name, text }) => !used.has(`${source.path} ${name}`) && !used.has(source.path) && !excuse.test(text))
      .filter(({ name }) => !isUsedWithin(source, name))
      .map(({ name, line }) => ({ path: source.path, line, message: `${name} is used by nothing but tests` })),
  )
}

/** Names as file path and name, or the path alone when a whole file is imported. */
function usedNames(tree: Tree): Set<string> {
  const product = tree.sources.filter(({ path }) => !isTest(path))
  return new Set(
    product.flatMap((source) => {
      const targets = new Map(importsOf(source, tree).map(({ specifier, target }) => [specifier, target]))
      return namesOf(source).flatMap(({ specifier, names }) => {
        const target = targets.get(specifier)
        return target ? (names?.map((name) => `${target} ${name}`) ?? [target]) : []
      })
    }),
  )
}

type NamedImport = { specifier: string; names: string[] | null }

function namesOf(source: Source): NamedImport[] {
  const imports: NamedImport[] = []
  visit(syntaxOf(source), (node) => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings
      const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(importedName) : null
      imports.push({ specifier: textOf(node.moduleSpecifier), names })
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const clause = node.exportClause
      const names = clause && ts.isNamedExports(clause) ? clause.elements.map(importedName) : null
      imports.push({ specifier: textOf(node.moduleSpecifier), names })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
      imports.push({ specifier: textOf(node.arguments[0]), names: null })
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      imports.push({ specifier: textOf(node.argument.literal), names: null })
  })
  return imports
}

const importedName = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier) => (propertyName ?? name).text
const textOf = (node: ts.Node) => (ts.isStringLiteralLike(node) ? node.text : '')

/** True when its own file uses the name outside of its declaration. */
function isUsedWithin(source: Source, name: string): boolean {
  let count = 0
  visit(syntaxOf(source), (node) => {
    if (ts.isIdentifier(node) && node.text === name) count += 1
  })
  return count > 1
}
