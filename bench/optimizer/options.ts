import { parseArgs } from 'node:util'

/** Options of the optimizer bench, for example `npm run bench -- optimizer --instances <folder> --cpu`. */
export type BenchOptions = ReturnType<typeof readOptions>

/** The goal is either the shortest plan, or the fewest vehicles with the shortest distance among those plans. */
const goals = ['distance', 'fleet'] as const
export type Goal = (typeof goals)[number]

const names = {
  /**
   * Folder with Li and Lim problems (`*.txt`) and their best known values (`best-known.csv`,
   * `best-known-distance.csv`).
   */
  instances: { type: 'string' },
  /** Problem names, separated by commas. */
  only: { type: 'string' },
  /** Numbers of tasks or orders, separated by commas. */
  size: { type: 'string' },
  objective: { type: 'string' },
  /** Classes of generated problems, separated by commas: c1, c2, r1, r2, rc1, rc2. */
  classes: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string', default: '1' },
  /** Measures CPU time of the process, for a machine with other load. */
  cpu: { type: 'boolean', default: false },
  /** Adds a run of 300 seconds to each freight problem of 1,000 orders and more. */
  long: { type: 'boolean', default: false },
  generated: { type: 'boolean', default: false },
  freight: { type: 'boolean', default: false },
  cancel: { type: 'boolean', default: false },
  /** Measures complete runs with one search thread and with two. */
  threads: { type: 'boolean', default: false },
} as const

export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: names })
  if (values.objective !== undefined && !goals.some((goal) => goal === values.objective))
    throw new Error(`--objective is ${goals.join(' or ')}`)
  const hasSelection =
    values.instances !== undefined || values.generated || values.freight || values.cancel || values.threads
  return {
    instances: values.instances,
    only: listOf(values.only),
    sizes: listOf(values.size)?.map(Number),
    classes: listOf(values.classes),
    objectives: goals.filter((goal) => values.objective === undefined || values.objective === goal),
    seconds: values.seconds === undefined ? undefined : Number(values.seconds),
    seed: Number(values.seed),
    isCpu: values.cpu,
    isLong: values.long,
    // Without a selection, every bench runs that needs no external files.
    generated: values.generated || !hasSelection,
    freight: values.freight || !hasSelection,
    cancel: values.cancel || !hasSelection,
    threads: values.threads || !hasSelection,
  }
}

const listOf = (text: string | undefined): string[] | undefined => text?.split(',').map((one) => one.trim())
