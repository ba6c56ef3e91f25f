/**
 * Driving and rest limits of a driver, in minutes. The requirement names no 14-hour window, so none is enforced.
 * (TRACKING-4)
 */
export const hoursOfService = { driving: 11 * 60, rest: 10 * 60, drivingBeforeBreak: 8 * 60, break: 30 } as const

/** Hours already used by a driver, in minutes. */
export type DriverClocks = {
  /** Minutes driven since the last rest of 10 hours. */
  drivenSinceRest: number
  /** Minutes driven since the truck last stood for 30 minutes. */
  drivenSinceBreak: number
  /** Minutes that the truck has been standing, 0 while it drives. */
  standing: number
}

export type DrivingSegment = { kind: 'drive' | 'break' | 'rest'; start: number; end: number }

export type DrivingSchedule = {
  /** Minutes from the start to the end of the last drive. */
  elapsed: number
  /** Segments without gaps from 0 to `elapsed`, in minutes from the start. */
  segments: readonly DrivingSegment[]
  clocks: DriverClocks
  /** Assumption behind the schedule as a sentence, or null when there is none. */
  assumption: string | null
}

type Drive = { driving: number; clocks: DriverClocks | null; isTeam: boolean }

export const freshClocks: DriverClocks = { drivenSinceRest: 0, drivenSinceBreak: 0, standing: 0 }

export const assumedRested = 'Assumes the driver is rested, because earlier driving hours are not known.'

/**
 * Schedule for a driving time, with the required breaks and rests. A team of two drivers alternates and never stops. A
 * break that began before the start is finished first if that makes the truck arrive sooner. (TRACKING-4)
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

/**
 * Driver hours after further minutes of standing. 30 minutes in a row reset the eight hours, ten hours reset both
 * clocks.
 */
export function afterStanding(clocks: DriverClocks, minutes: number): DriverClocks {
  checkMinutes(minutes)
  const standing = clocks.standing + minutes
  if (standing >= hoursOfService.rest) return { ...freshClocks, standing }
  return { ...clocks, standing, drivenSinceBreak: standing >= hoursOfService.break ? 0 : clocks.drivenSinceBreak }
}

/**
 * Driver hours en route, estimated from the minutes driven since a start and the time elapsed. The driver is assumed to
 * have taken exactly the required breaks. Ten or more additional hours count as a rest. Its time is unknown, so it
 * counts as taken before the driving, where it has the least effect.
 */
export function clocksEnRoute({ driving, elapsed, clocks }: Omit<Drive, 'isTeam'> & { elapsed: number }): DriverClocks {
  const lived = drivingSchedule({ driving, clocks, isTeam: false })
  if (elapsed - lived.elapsed < hoursOfService.rest) return lived.clocks
  return drivingSchedule({ driving, clocks: freshClocks, isTeam: false }).clocks
}

/** Minutes until a break that has begun counts as a break and as a rest. */
function pausesToFinish({ standing }: DriverClocks): number[] {
  if (standing === 0) return []
  return [hoursOfService.break - standing, hoursOfService.rest - standing].filter((minutes) => minutes > 0)
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
  for (let remaining = driving; remaining > 0; ) {
    const untilRest = hoursOfService.driving - clocks.drivenSinceRest
    const stretch = Math.min(remaining, untilRest, hoursOfService.drivingBeforeBreak - clocks.drivenSinceBreak)
    if (stretch > 0) {
      append('drive', stretch)
      clocks = afterDriving(clocks, stretch)
      remaining -= stretch
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
