import type { Point, RoadLeg } from '@lanewise/domain/mileage/routing-engine'
import { PartnerFailure } from '../wire.ts'
import type { OutsideEngine } from './outside-engine.ts'

/** Concurrent calls to one engine: enough to keep it busy, few enough for other callers to get through. */
const atOnce = 4

/** Legs of a route of any length, requested in sections that overlap by one stop. Null when a section has no route. */
export async function legsInParts(engine: OutsideEngine, stops: readonly Point[]): Promise<RoadLeg[] | null> {
  const legs: RoadLeg[] = []
  for (let first = 0; first < stops.length - 1; first += engine.mostStops - 1) {
    const stretch = await engine.route(stops.slice(first, first + engine.mostStops))
    if (!stretch) return null
    legs.push(...stretch)
  }
  return legs
}

type Sides = { from: readonly Point[]; to: readonly Point[] }
type Block = { row: number; column: number }

/** Miles of a matrix of any size, requested in blocks. NaN for a pair without a route or in a block that failed. */
export async function matrixInParts(engine: OutsideEngine, { from, to }: Sides): Promise<Float64Array> {
  const { mostPoints } = engine
  const miles = new Float64Array(from.length * to.length).fill(Number.NaN)
  await inParallel(blocksOf({ from, to }, mostPoints), async ({ row, column }) => {
    const targets = to.slice(column, column + mostPoints)
    const block = await engine.matrix(from.slice(row, row + mostPoints), targets).catch(withoutFailure)
    block?.forEach((value, index) => {
      const down = Math.floor(index / targets.length)
      miles[(row + down) * to.length + column + (index % targets.length)] = value
    })
  })
  return miles
}

function blocksOf({ from, to }: Sides, most: number): Block[] {
  const rows = startsOf(from.length, most)
  const columns = startsOf(to.length, most)
  return rows.flatMap((row) => columns.map((column) => ({ row, column })))
}

const startsOf = (length: number, most: number) => Array.from({ length: Math.ceil(length / most) }, (_, n) => n * most)

async function inParallel<Job>(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
  const queue = jobs.values()
  const worker = async () => {
    for (const job of queue) await work(job)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Turns a failure of the engine into null. Any other error is a bug and is rethrown. */
export function withoutFailure(error: unknown): null {
  if (error instanceof PartnerFailure) return null
  throw error
}
