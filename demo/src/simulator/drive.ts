import { type DriverClocks, drivingSchedule } from '@lanewise/domain/tracking/hours-of-service'

export type Leg = { milesLeft: number; milesPerHour: number; clocks: DriverClocks; isTeam: boolean }

export type Driven = {
  state: 'driving' | 'resting' | 'arrived'
  milesToGo: number
  /** Minutes after the start at which the truck reached this point. It has stood there since, or is there right now. */
  at: number
}

/** Position of a truck after the given minutes, including the breaks and rests that its driver has to take. */
export function driveFor(minutes: number, { milesLeft, milesPerHour, clocks, isTeam }: Leg): Driven {
  const driving = (milesLeft * 60) / milesPerHour
  const { elapsed, segments } = drivingSchedule({ driving, clocks, isTeam })
  const present = segments.find(({ end }) => minutes < end)
  if (!present) return { state: 'arrived', milesToGo: 0, at: elapsed }
  const driven = segments
    .filter(({ kind, start }) => kind === 'drive' && start < minutes)
    .reduce((total, { start, end }) => total + Math.min(end, minutes) - start, 0)
  const milesToGo = milesLeft - (driven * milesPerHour) / 60
  return present.kind === 'drive'
    ? { state: 'driving', milesToGo, at: minutes }
    : { state: 'resting', milesToGo, at: present.start }
}
