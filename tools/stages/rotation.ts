import { execFileSync } from 'node:child_process'
import { type ClockName, clockNames } from './clocks.ts'

/** The part of the long tests that one build runs: number `index` of `count`, counted from one. */
export type Part = { index: number; count: number }
export type Rotation = { part: Part; clock: ClockName }

const parts = 3

/** The hash of the tree determines the part and the clock of a build, so that nobody has to choose. */
export function rotationOf(treeHash: string): Rotation {
  const number = BigInt(`0x${treeHash}`)
  const clock = clockNames[Number((number / BigInt(parts)) % BigInt(clockNames.length))]
  if (!clock) throw new Error(`No clock for ${treeHash}`)
  return { part: { index: Number(number % BigInt(parts)) + 1, count: parts }, clock }
}

export const treeHash = (root: string): string =>
  execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, encoding: 'utf8' }).trim()
