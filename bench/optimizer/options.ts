import { parseArgs } from 'node:util'

/** What to measure, and for how long; `npm run bench -- optimizer --instances <folder> --cpu`. */
export type BenchOptions = ReturnType<typeof readOptions>

/** The shortest plan, or the one with the fewest vehicles and the shortest of those. */
const goals = ['distance', 'fleet'] as const
export type Goal = (typeof goals)[number]

const names = {
  /** A folder with problems of Li and Lim (`*.txt`) and their best known values (`best-known.csv`, `best-known-distance.csv`). */
  instances: { type: 'string' },
  /** Names of problems, by commas. */
  only: { type: 'string' },
  /** Numbers of tasks or orders, by commas. */
  size: { type: 'string' },
  objective: { type: 'string' },
  /** Classes of generated problems, by commas: c1, c2, r1, r2, rc1, rc2. */
  classes: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string', default: '1' },
  /** Counts CPU time of the process, for a machine that others use too. */
  cpu: { type: 'boolean', default: false },
  /** Adds a run of 300 seconds to each freight problem of 1,000 orders and more. */
  long: { type: 'boolean', default: false },
  generated: { type: 'boolean', default: false },
  freight: { type: 'boolean', default: false },
  cancel: { type: 'boolean', default: false },
  /** Whole runs with one searching thread and with two. */
  threads: { type: 'boolean', default: false },
} as const

export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: names })
  if (values.objective !== undefined && !goals.some((goal) => goal === values.objective))
    throw new Error(`--objective is ${goals.join(' or ')}`)
  const named = values.instances !== undefined || values.generated || values.freight || values.cancel || values.threads
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
    // Without a word about it, everything is measured that needs no files from elsewhere.
    generated: values.generated || !named,
    freight: values.freight || !named,
    cancel: values.cancel || !named,
    threads: values.threads || !named,
  }
}

const listOf = (text: string | undefined): string[] | undefined => text?.split(',').map((one) => one.trim())
