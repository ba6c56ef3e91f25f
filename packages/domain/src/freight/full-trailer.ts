/**
 * Capacity of a trailer in pallets, pounds, cubic feet, and linear feet, unless a constraint set or lane overrides it.
 */
export const fullTrailer = { pallets: 26, weight: 44_000, cubicFeet: 3_800, linearFeet: 53 } as const
