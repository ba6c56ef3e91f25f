import { textsOf } from '#source/syntax.ts'
import { type Finding, isTest, type Source, type Tree } from '#source/tree.ts'

const isRuleFile = (path: string) => /^packages\/(domain|contract)\/src\//.test(path)
const isProduct = (path: string) => /^(packages|apps|demo)\//.test(path) && !isTest(path)

/** A sentence that a user may read; shorter texts are labels, which may repeat. */
const isMessage = (text: string) => text.length >= 25 && text.includes(' ') && /[a-z]/.test(text)

/** A rule's message appears in one source file only. */
export function findRepeatedMessages({ sources }: Tree): Finding[] {
  const product = sources.filter(({ path }) => isProduct(path))
  const everyText = new Map(product.map((source) => [source, textsOf(source)]))
  return product.filter(({ path }) => isRuleFile(path)).flatMap((home) => repeatsOf(home, everyText))
}

/** Removes the final punctuation, which may differ between copies. */
const bare = (text: string) => text.trim().replace(/[.!]$/, '')

/** Two rule files with the same message are reported once, for the later one. */
const isReportedElsewhere = (home: Source, source: Source, message: string, text: string) =>
  isRuleFile(source.path) && source.path < home.path && bare(text) === message

function repeatsOf(home: Source, everyText: Map<Source, { text: string; line: number }[]>): Finding[] {
  const messages = new Set((everyText.get(home) ?? []).map(({ text }) => bare(text)).filter(isMessage))
  return [...messages].flatMap((message) =>
    [...everyText]
      .filter(([source]) => source !== home)
      .flatMap(([source, texts]) =>
        texts
          .filter(({ text }) => text.includes(message) && !isReportedElsewhere(home, source, message, text))
          .map(({ line }) => ({ path: source.path, line, message: `repeats "${message}" of ${home.path}` })),
      ),
  )
}
