import type { EquipmentMode } from '#freight/modes.ts'

/** What the market asks for one kind of truck, in dollars and without fuel. */
export type MarketLevel = {
  /** For getting to the pickup and standing at both docks, however short the way. */
  perLoad: number
  /** For each mile; a little less on the miles of a long haul. */
  perMile: number
  /** The least that a truck goes out for. */
  minimum: number
  /** Miles that it drives on a gallon. */
  milesPerGallon: number
  /** How much of the balance between regions this market feels: trailers that go back empty anyway feel none. */
  balance: number
}

/** The level of the years 2025 and 2026: some 2.20 dollars a mile, fuel included, for a dry van over 800 miles. */
export const marketLevels: Readonly<Record<EquipmentMode, MarketLevel>> = {
  1: { perLoad: 340, perMile: 1.37, minimum: 450, milesPerGallon: 6, balance: 1 },
  2: { perLoad: 400, perMile: 1.58, minimum: 540, milesPerGallon: 5.9, balance: 0.9 },
  3: { perLoad: 420, perMile: 1.72, minimum: 550, milesPerGallon: 5.7, balance: 0.6 },
  4: { perLoad: 560, perMile: 1.95, minimum: 700, milesPerGallon: 5.6, balance: 0.35 },
  5: { perLoad: 330, perMile: 2.45, minimum: 400, milesPerGallon: 5.2, balance: 0 },
  6: { perLoad: 300, perMile: 1.22, minimum: 400, milesPerGallon: 6, balance: 0.9 },
}
