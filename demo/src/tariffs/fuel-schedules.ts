import type { FuelSchedule } from '@lanewise/domain/rating/ltl/fuel/fuel-schedule'

/**
 * A bracket from a fuel price in dollars per gallon: a percentage, and the increase for each step of five cents or
 * another size.
 */
const bracket = (dollars: number, percent: number, perStep: number, step = 0.05) => ({
  atLeast: Math.round(dollars * 10_000),
  percent: Math.round(percent * 10_000),
  step: Math.round(step * 10_000),
  percentPerStep: Math.round(perStep * 10_000),
})

export const fuelSchedules = {
  usual: [bracket(1.2, 2.5, 0.45), bracket(2.5, 17.4, 0.4), bracket(4, 30.1, 0.5)],
  steep: [bracket(1.15, 3, 0.5), bracket(2.5, 20.5, 0.55), bracket(4, 37.5, 0.65)],
  mild: [bracket(1.3, 1.5, 0.4), bracket(2.5, 14.2, 0.35), bracket(4.2, 26.4, 0.45)],
  fine: [bracket(1.2, 2.1, 0.11, 0.01), bracket(3, 22.4, 0.08, 0.01)],
  volume: [bracket(1.25, 1, 0.35), bracket(2.6, 11.2, 0.45), bracket(4, 24.2, 0.5)],
} as const satisfies Record<string, FuelSchedule>
