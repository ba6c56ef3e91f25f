import type { Constraint } from '#constraints/constraint.ts'
import { figure, hours, whole } from '#constraints/constraint-text.ts'

export const maxOutOfRouteDistance: Constraint = {
  name: 'maxOutOfRouteDistance',
  kind: 'hard',
  excess: (facts, limit) => facts.miles - facts.directMiles - limit,
  explain: (excess, limit) => `${whole(excess)} mi more out of route than the ${figure(limit)} mi allowed`,
}

export const distanceFromFirstDrop: Constraint = {
  name: 'distanceFromFirstDrop',
  kind: 'hard',
  excess: (facts, limit) => facts.milesFromFirstDrop - limit,
  explain: (excess, limit) =>
    `a dropoff lies ${whole(excess)} mi farther from the first one than the ${figure(limit)} mi allowed`,
}

export const maxRouteTransitTime: Constraint = {
  name: 'maxRouteTransitTime',
  kind: 'hard',
  excess: (facts, limit) => facts.minutes - limit * 1440,
  explain: (excess, limit) =>
    `${hours(excess)} longer under way than the ${figure(limit)} ${limit === 1 ? 'day' : 'days'} allowed`,
}

export const maxRouteDistance: Constraint = {
  name: 'maxRouteDistance',
  kind: 'hard',
  excess: (facts, limit) => facts.miles - limit,
  explain: (excess, limit) => `${whole(excess)} mi longer than the ${figure(limit)} mi allowed`,
}
