import type { EquipmentMode } from '#freight/modes.ts'

/** Market price level of an equipment mode, in dollars without fuel. */
export type MarketLevel = {
  /** Fixed price per load for reaching the pickup and waiting at both docks, regardless of distance. */
  perLoad: number
  /** Price per mile, slightly less on the miles of a long haul. */
  perMile: number
  /** Minimum price per load. */
  minimum: number
  /** Fuel efficiency in miles per gallon. */
  milesPerGallon: number
  /** Strength of the regional freight balance in this market. Trailers that return empty anyway are not affected. */
  balance: number
}

/** Price level of the years 2025 and 2026: about 2.20 dollars a mile, fuel included, for a dry van over 800 miles. */
export const marketLevels: Readonly<Record<EquipmentMode, MarketLevel>> = {
  1: { perLoad: 340, perMile: 1.37, minimum: 450, milesPerGallon: 6, balance: 1 },
  2: { perLoad: 400, perMile: 1.58, minimum: 540, milesPerGallon: 5.9, balance: 0.9 },
  3: { perLoad: 420, perMile: 1.72, minimum: 550, milesPerGallon: 5.7, balance: 0.6 },
  4: { perLoad: 560, perMile: 1.95, minimum: 700, milesPerGallon: 5.6, balance: 0.35 },
  5: { perLoad: 330, perMile: 2.45, minimum: 400, milesPerGallon: 5.2, balance: 0 },
  6: { perLoad: 300, perMile: 1.22, minimum: 400, milesPerGallon: 6, balance: 0.9 },
}
