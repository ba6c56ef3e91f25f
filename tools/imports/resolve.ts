import ts from 'typescript'
import { lineOf, syntaxOf, visit } from '#source/syntax.ts'
import { folderOf, type Source, type Tree, type Workspace } from '#source/tree.ts'

/** One import; `target` is the imported path inside the product and is unset for libraries. */
export type Import = { from: string; specifier: string; line: number; typeOnly: boolean; target?: string }

export function importsOf(source: Source, tree: Tree): Import[] {
  const file = syntaxOf(source)
  const imports: Import[] = []
  visit(file, (node) => {
    const specifier = specifierOf(node)
    if (specifier === undefined) return
    const target = resolve(source.path, specifier, tree)
    imports.push({ from: source.path, specifier, line: lineOf(file, node), typeOnly: isTypeOnly(node), target })
  })
  return imports
}

function specifierOf(node: ts.Node): string | undefined {
  const name = moduleNameOf(node)
  return name && ts.isStringLiteralLike(name) ? name.text : undefined
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
  return ts.isImportTypeNode(node) || (ts.isExportDeclaration(node) && node.isTypeOnly)
}

function moduleNameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isDynamic ? node.arguments[0] : undefined
}

function resolve(from: string, specifier: string, tree: Tree): string | undefined {
  if (specifier.startsWith('.')) return normalize(`${folderOf(from)}/${specifier}`)
  if (specifier.startsWith('#')) {
    const home = workspaceOf(from, tree.workspaces)
    return home && `${home.importsFrom}/${specifier.slice(1)}`
  }
  const owner = tree.workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (!owner) return undefined
  const inside = specifier.slice(owner.name.length + 1)
  return inside ? existing(`${owner.exportsFrom}/${inside}`, tree) : `${owner.exportsFrom}/index.ts`
}

function workspaceOf(path: string, workspaces: Workspace[]): Workspace | undefined {
  return workspaces.find(({ folder }) => path.startsWith(`${folder}/`))
}

function existing(path: string, tree: Tree): string {
  return pathsOf(tree).has(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`
}

const knownPaths = new WeakMap<Tree, Set<string>>()

export function pathsOf(tree: Tree): Set<string> {
  const paths = knownPaths.get(tree) ?? new Set(tree.sources.map(({ path }) => path))
  knownPaths.set(tree, paths)
  return paths
}

function normalize(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
