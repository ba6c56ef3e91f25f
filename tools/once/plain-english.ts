import ts from 'typescript'
import { lineOf, syntaxOf, visit } from '#source/syntax.ts'
import type { Finding, Source, Tree } from '#source/tree.ts'

/** A comment that begins with a requirement instead of its subject. */
const codeFirst = /^\s*(\/\*\*?|\/\/|\*)\s+[A-Z][A-Z0-9]*-\d+(,\s*[A-Z][A-Z0-9]*-\d+)*:/
/** A comment that names requirements and says nothing about them. */
const codesAlone = /^\s*(\/\*\*?|\/\/)\s*[A-Z][A-Z0-9]*-\d+([,;]|\s|and|to|[A-Z][A-Z0-9]*-\d+)*\.?\s*(\*\/)?\s*$/

/** Names that a reader has to translate, and what to call such things instead. */
const retired: Record<string, string> = {
  desk: 'deps',
  told: 'report, message or payload',
  heard: 'received',
  asked: 'request',
  surroundings: 'context',
  around: 'context',
  found: 'match or result',
  way: 'route, channel or lane',
  ways: 'routes, channels or lanes',
  say: 'snackbar, log or announce',
  said: 'answer',
  says: 'text or sentences',
  inwords: 'formatters',
  kept: 'stored',
  begun: 'started',
  judged: 'checked',
  aside: 'side',
  surprise: 'extra charge',
  surprises: 'extra charges',
  mended: 'fixed',
  mend: 'fix',
}

/** Comments say something, and names are words that a freight developer uses. */
export function findUnclearEnglish({ sources }: Tree): Finding[] {
  return sources.flatMap((source) => [...commentsOfCodes(source), ...retiredNames(source)])
}

function commentsOfCodes({ path, text }: Source): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      codesAlone.test(line) || codeFirst.test(line)
        ? [{ path, line: index + 1, message: 'has a comment that is only a code, or begins with one' }]
        : [],
    )
}

function retiredNames(source: Source): Finding[] {
  const file = syntaxOf(source)
  const findings: Finding[] = []
  visit(file, (node) => {
    if (!isDeclaration(node) || !node.name || !ts.isIdentifier(node.name)) return
    const better = retired[node.name.text.toLowerCase()]
    if (better)
      findings.push({ path: source.path, line: lineOf(file, node), message: messageOf(node.name.text, better) })
  })
  return findings
}

const messageOf = (name: string, better: string) => `declares ${name}; call it ${better}`

const isDeclaration = (node: ts.Node) =>
  ts.isVariableDeclaration(node) ||
  ts.isBindingElement(node) ||
  ts.isParameter(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)
