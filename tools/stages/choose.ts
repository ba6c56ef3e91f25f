import { type ClockName, clockNames } from './clocks.ts'

/** What the arguments after `npm test` request. */
export type Plan = {
  stages: string[]
  /** The commit since which changes count; null means the start of the current change. */
  changed?: { since: string | null }
  /** The simulated clock for the stages. */
  clock?: ClockName
  /** A build also runs a part of the long stages and one shifted clock. */
  isBuild: boolean
}

/** No arguments run the quick stages, `--long` the long ones, `--all` both, `--build` those of the build. */
export function choosePlan(args: readonly string[], quick: readonly string[], long: readonly string[]): Plan | string {
  const all = [...quick, ...long]
  const groups: Record<string, readonly string[]> = { '--long': long, '--all': all, '--build': quick }
  const plan: Plan = { stages: [], isBuild: args.includes('--build') }
  const rest = [...args]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--changed') plan.changed = { since: rest[0] && !isKnown(rest[0]) ? (rest.shift() ?? null) : null }
    else if (word === '--clock') {
      const name = clockNames.find((one) => one === rest[0])
      if (!name) return `There is no clock ${rest[0] ?? 'without a name'}. There are: ${clockNames.join(', ')}`
      plan.clock = name
      rest.shift()
    } else if (groups[word] ?? all.includes(word)) plan.stages.push(...(groups[word] ?? [word]))
    else return `There is no stage ${word}. There are: ${all.join(', ')}`
  }
  const wanted = plan.stages.length > 0 ? plan.stages : quick
  return { ...plan, stages: all.filter((name) => wanted.includes(name)) }

  function isKnown(word: string) {
    return word.startsWith('--') || all.includes(word)
  }
}
