import ts from 'typescript'
import { innerLoops, limits, nativeProps } from '#sizes/limits.ts'
import { lineOf, linesOf, syntaxOf, visit } from '#source/syntax.ts'
import type { Finding, Source } from '#source/tree.ts'

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration

export function findLongFunctions(source: Source): Finding[] {
  const file = syntaxOf(source)
  const findings: Finding[] = []
  visit(file, (node) => {
    if (!isFunction(node)) return
    const name = nameOf(node, file)
    const isComponent = source.path.endsWith('.tsx') && /^[A-Z]/.test(name)
    const isLoop = innerLoops.test(source.path)
    const limit = isComponent ? limits.component : isLoop ? limits.loop : limits.function
    const lines = linesOf(file, node) - (isLoop ? linesInside(file, node) : 0)
    const line = lineOf(file, node)
    const kind = isComponent ? 'component' : 'function'
    if (lines > limit)
      findings.push({ path: source.path, line, message: `${kind} ${name} has ${lines} lines, over ${limit}` })
    const props = isComponent ? countProps(node, file) : 0
    if (props > limits.props) {
      findings.push({ path: source.path, line, message: `component ${name} has ${props} props, over ${limits.props}` })
    }
  })
  return findings
}

/** Number of lines of the functions directly inside a function. */
function linesInside(file: ts.SourceFile, node: ts.Node): number {
  let lines = 0
  const addLines = (child: ts.Node) => {
    if (isFunction(child)) lines += linesOf(file, child)
    else ts.forEachChild(child, addLines)
  }
  ts.forEachChild(node, addLines)
  return lines
}

/** A data table contains no function, so its length does not make it hard to understand. */
export function isDataTable(source: Source): boolean {
  let functions = 0
  visit(syntaxOf(source), (node) => {
    if (isFunction(node)) functions++
  })
  return functions === 0
}

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  )
}

/**
 * Name of a function, or of the constant or property that it is assigned to, also through a wrapper such as memo(…).
 */
function nameOf(node: FunctionNode, file: ts.SourceFile): string {
  if (node.name) return node.name.getText(file)
  let parent: ts.Node = node.parent
  while (ts.isCallExpression(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText(file)
  return 'without a name'
}

function countProps(node: FunctionNode, file: ts.SourceFile): number {
  const type = node.parameters[0]?.type
  if (!type) return 0
  if (ts.isTypeLiteralNode(type)) return ownProps(type.members, file)
  if (!ts.isTypeReferenceNode(type)) return 0
  const name = type.typeName.getText(file)
  const members = file.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) return [...statement.members]
    const isAlias = ts.isTypeAliasDeclaration(statement) && statement.name.text === name
    return isAlias && ts.isTypeLiteralNode(statement.type) ? [...statement.type.members] : []
  })
  return ownProps(members, file)
}

/** Props that every element or control of the platform has are known to everybody, so they do not count. */
function ownProps(members: Iterable<ts.TypeElement>, file: ts.SourceFile): number {
  return [...members].filter((member) => !nativeProps.has(member.name?.getText(file).replaceAll("'", '') ?? '')).length
}
