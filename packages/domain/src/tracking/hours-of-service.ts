/** TRACKING-4: how long the driver of a truck may drive and must rest, in minutes. The rule names no 14-hour window, so none is kept. */
export const hoursOfService = { driving: 11 * 60, rest: 10 * 60, drivingBeforeBreak: 8 * 60, break: 30 } as const

/** What lies behind a driver, in minutes. */
export type DriverClocks = {
  /** Driven since the last rest of 10 hours. */
  drivenSinceRest: number
  /** Driven since the truck last stood for 30 minutes. */
  drivenSinceBreak: number
  /** How long the truck has been standing by now, 0 while it drives. */
  standing: number
}

export type DrivingSegment = { kind: 'drive' | 'break' | 'rest'; start: number; end: number }

export type DrivingSchedule = {
  /** Minutes from the start to the end of the last drive. */
  elapsed: number
  /** Without gaps from 0 to `elapsed`, in minutes from the start. */
  segments: readonly DrivingSegment[]
  clocks: DriverClocks
  /** What had to be taken as given, as a sentence; null when nothing had. */
  assumption: string | null
}

type Drive = { driving: number; clocks: DriverClocks | null; isTeam: boolean }

export const freshClocks: DriverClocks = { drivenSinceRest: 0, drivenSinceBreak: 0, standing: 0 }

export const assumedRested = 'The driver is taken as rested, because the hours driven before are not known.'

/**
 * TRACKING-4: how so many minutes of driving go, with the breaks and rests between them. Two drivers of a team take turns
 * and never stop. A pause begun before the start is finished first where that brings the truck to the end sooner.
 */
export function drivingSchedule({ driving, clocks, isTeam }: Drive): DrivingSchedule {
  checkMinutes(driving, ...Object.values(clocks ?? {}))
  const start = afterStanding(clocks ?? freshClocks, 0)
  if (isTeam) return unbroken(driving, start)
  const [first, ...others] = [0, ...pausesToFinish(start)].map((pause) => driveAfter(pause, driving, start))
  const soonest = others.reduce(
    (best, other) => (other.elapsed < best.elapsed ? other : best),
    first as DrivingSchedule,
  )
  return { ...soonest, assumption: clocks ? null : assumedRested }
}

/** The clocks after the truck has stood for some more minutes: 30 in a row end the eight hours, ten hours both clocks. */
export function afterStanding(clocks: DriverClocks, minutes: number): DriverClocks {
  checkMinutes(minutes)
  const standing = clocks.standing + minutes
  if (standing >= hoursOfService.rest) return { ...freshClocks, standing }
  return { ...clocks, standing, drivenSinceBreak: standing >= hoursOfService.break ? 0 : clocks.drivenSinceBreak }
}

/**
 * The clocks of a driver on the way, told from the minutes driven since some start and the time that has passed since. The
 * pauses are taken to be those that the rule asks for; ten hours or more beyond them are a rest, and as nobody knows when
 * it was, it counts as taken before the driving, which is the least it can be worth.
 */
export function clocksOnTheWay({
  driving,
  elapsed,
  clocks,
}: Omit<Drive, 'isTeam'> & { elapsed: number }): DriverClocks {
  const lived = drivingSchedule({ driving, clocks, isTeam: false })
  if (elapsed - lived.elapsed < hoursOfService.rest) return lived.clocks
  return drivingSchedule({ driving, clocks: freshClocks, isTeam: false }).clocks
}

/** Minutes until a pause that has begun counts as a break and as a rest. */
function pausesToFinish({ standing }: DriverClocks): number[] {
  if (standing === 0) return []
  return [hoursOfService.break - standing, hoursOfService.rest - standing].filter((left) => left > 0)
}

function driveAfter(pause: number, driving: number, start: DriverClocks): DrivingSchedule {
  const segments: DrivingSegment[] = []
  let at = 0
  let clocks = start
  const stand = (minutes: number) => {
    clocks = afterStanding(clocks, minutes)
    append(clocks.standing >= hoursOfService.rest ? 'rest' : 'break', minutes)
  }
  const append = (kind: DrivingSegment['kind'], minutes: number) => {
    segments.push({ kind, start: at, end: at + minutes })
    at += minutes
  }
  if (pause > 0) stand(pause)
  for (let left = driving; left > 0; ) {
    const untilRest = hoursOfService.driving - clocks.drivenSinceRest
    const stretch = Math.min(left, untilRest, hoursOfService.drivingBeforeBreak - clocks.drivenSinceBreak)
    if (stretch > 0) {
      append('drive', stretch)
      clocks = afterDriving(clocks, stretch)
      left -= stretch
    } else stand(untilRest > 0 ? hoursOfService.break : hoursOfService.rest)
  }
  return { elapsed: at, segments, clocks, assumption: null }
}

const afterDriving = (clocks: DriverClocks, minutes: number): DriverClocks => ({
  drivenSinceRest: clocks.drivenSinceRest + minutes,
  drivenSinceBreak: clocks.drivenSinceBreak + minutes,
  standing: 0,
})

function unbroken(driving: number, clocks: DriverClocks): DrivingSchedule {
  const segments = driving > 0 ? [{ kind: 'drive' as const, start: 0, end: driving }] : []
  return { elapsed: driving, segments, clocks: driving > 0 ? { ...clocks, standing: 0 } : clocks, assumption: null }
}

function checkMinutes(...values: number[]): void {
  const wrong = values.find((value) => !Number.isFinite(value) || value < 0)
  if (wrong !== undefined) throw new RangeError(`Not a number of minutes: ${wrong}`)
}
