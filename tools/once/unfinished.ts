import ts from 'typescript'
import { lineOf, syntaxOf, visit } from '#source/syntax.ts'
import { type Finding, isTestFile, type Source, type Tree } from '#source/tree.ts'

// The pattern is built from parts so that it does not match this file.
const note = new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`)
const avoided = /^(it|test|describe)(\.\w+)*\.(skip|todo|only|fails)$/

/** Merged code is finished: it has no notes about unfinished work and no disabled tests. */
export function findUnfinished({ sources }: Tree): Finding[] {
  return sources.flatMap((source) => [...notes(source), ...(isTestFile(source.path) ? avoidedTests(source) : [])])
}

function notes({ path, text }: Source): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const match = note.exec(line)
    return match ? [{ path, line: index + 1, message: `holds a ${match[0]}` }] : []
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
