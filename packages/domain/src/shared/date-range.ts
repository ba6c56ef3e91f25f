import type { IsoDate } from '#shared/written-date.ts'

/** Days from a first to a last one, both included. */
export type DateRange = { start: IsoDate; end: IsoDate }

export const isWithin = (date: IsoDate, { start, end }: DateRange): boolean => start <= date && date <= end
