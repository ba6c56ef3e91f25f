import { textsOf } from '#source/syntax.ts'
import { type Finding, isTest, type Source, type Tree } from '#source/tree.ts'

const isRuleFile = (path: string) => /^packages\/(domain|contract)\/src\//.test(path)
const isProduct = (path: string) => /^(packages|apps|demo)\//.test(path) && !isTest(path)

/** A sentence that a user may read; shorter texts are words, and words may repeat. */
const isMessage = (text: string) => text.length >= 25 && text.includes(' ') && /[a-z]/.test(text)

/** The message of a rule stands in one source file. */
export function findRepeatedMessages({ sources }: Tree): Finding[] {
  const product = sources.filter(({ path }) => isProduct(path))
  const everyText = new Map(product.map((source) => [source, textsOf(source)]))
  return product.filter(({ path }) => isRuleFile(path)).flatMap((home) => repeatsOf(home, everyText))
}

/** Without the full stop, which one place may write and another not. */
const bare = (text: string) => text.trim().replace(/[.!]$/, '')

/** Two rule files that say the same are told once, at the later one. */
const isToldElsewhere = (home: Source, source: Source, message: string, text: string) =>
  isRuleFile(source.path) && source.path < home.path && bare(text) === message

function repeatsOf(home: Source, everyText: Map<Source, { text: string; line: number }[]>): Finding[] {
  const messages = new Set((everyText.get(home) ?? []).map(({ text }) => bare(text)).filter(isMessage))
  return [...messages].flatMap((message) =>
    [...everyText]
      .filter(([source]) => source !== home)
      .flatMap(([source, texts]) =>
        texts
          .filter(({ text }) => text.includes(message) && !isToldElsewhere(home, source, message, text))
          .map(({ line }) => ({ path: source.path, line, message: `repeats "${message}" of ${home.path}` })),
      ),
  )
}
