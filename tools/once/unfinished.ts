import ts from 'typescript'
import { lineOf, syntaxOf, visit } from '#source/syntax.ts'
import { type Finding, isTestFile, type Source, type Tree } from '#source/tree.ts'

// Put together, so that this file does not find itself.
const note = new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`)
const avoided = /^(it|test|describe)(\.\w+)*\.(skip|todo|only|fails)$/

/** What is merged works: no note to finish it later, no test that does not run. */
export function findUnfinished({ sources }: Tree): Finding[] {
  return sources.flatMap((source) => [...notes(source), ...(isTestFile(source.path) ? avoidedTests(source) : [])])
}

function notes({ path, text }: Source): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const found = note.exec(line)
    return found ? [{ path, line: index + 1, message: `holds a ${found[0]}` }] : []
  })
}

function avoidedTests(source: Source): Finding[] {
  const file = syntaxOf(source)
  const findings: Finding[] = []
  visit(file, (node) => {
    if (!ts.isPropertyAccessExpression(node) || !avoided.test(node.getText(file))) return
    findings.push({ path: source.path, line: lineOf(file, node), message: `uses ${node.getText(file)}` })
  })
  return findings
}
