import ts from 'typescript'
import { zoneOf } from '#imports/zones.ts'
import { lineOf, syntaxOf, visit } from '#source/syntax.ts'
import { type Finding, isTest, type Source } from '#source/tree.ts'

const pureZones = ['domain', 'optimizer', 'edi']
const impureCalls = [
  'Date',
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]

/** Pure code gets time and randomness as arguments: it reads no clock and generates no random numbers. */
export function findImpure(source: Source): Finding[] {
  const zone = zoneOf(source.path)?.name.split('/')[0] ?? ''
  if (!pureZones.includes(zone) || isTest(source.path)) return []
  const file = syntaxOf(source)
  const findings: Finding[] = []
  visit(file, (node) => {
    const call = impureCall(node, file)
    if (call) findings.push({ path: source.path, line: lineOf(file, node), message: `${zone} may not use ${call}` })
  })
  return findings
}

function impureCall(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText(file) === 'Date' && !node.arguments?.length)
    return 'new Date()'
  if (!ts.isCallExpression(node)) return
  const name = node.expression.getText(file)
  return impureCalls.includes(name) ? `${name}()` : undefined
}
