import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { commentsOf, syntaxOf, visit } from '#source/syntax.ts'
import { type Finding, isTestFile, type Source, type Tree } from '#source/tree.ts'

const code = /\b[A-Z][A-Z0-9]*-\d+\b/g

/** Every requirement that the domain claims to implement must appear in the title of a test. */
export function findUntestedRequirements({ root, sources }: Tree): Finding[] {
  const known = readRequirements(root)
  const tested = new Set(sources.filter(({ path }) => isTestFile(path)).flatMap(codesInTitles))
  const domain = sources.filter(({ path }) => path.startsWith('packages/domain/src/') && !isTestFile(path))
  return domain.flatMap((source) =>
    commentsOf(source).flatMap(({ text, line }) =>
      codesIn(text)
        .filter((name) => known.has(name) && !tested.has(name))
        .map((name) => ({ path: source.path, line, message: `names ${name}, which no test has in its title` })),
    ),
  )
}

/** Other words look like codes (UTF-8), so only codes of the requirements documents count. */
function readRequirements(root: string): Set<string> {
  const folder = join(root, 'docs/requirements')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  return new Set(files.flatMap((name) => codesIn(readFileSync(join(folder, name), 'utf8'))))
}

function codesInTitles(source: Source): string[] {
  const codes: string[] = []
  visit(syntaxOf(source), (node) => {
    if (!ts.isCallExpression(node) || !/^(it|test)\b/.test(node.expression.getText())) return
    const [title] = node.arguments
    if (title) codes.push(...codesIn(title.getText()))
  })
  return codes
}

const codesIn = (text: string): string[] => [...text.matchAll(code)].map(([match]) => match)
