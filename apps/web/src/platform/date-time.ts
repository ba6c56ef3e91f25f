import { formatDateTime } from '@lanewise/domain/shared/format'

/** A moment in the zone of the user; what happens at a stop shows in the stop's own zone instead. */
export const dateTimeHere = (instant: string) =>
  formatDateTime(instant, Intl.DateTimeFormat().resolvedOptions().timeZone)
