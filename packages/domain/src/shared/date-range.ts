import type { IsoDate } from '#shared/written-date.ts'

/** Range of days, both ends included. */
export type DateRange = { start: IsoDate; end: IsoDate }

export const isWithin = (date: IsoDate, { start, end }: DateRange): boolean => start <= date && date <= end
