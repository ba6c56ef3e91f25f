import { formatNumber } from '@lanewise/domain/shared/format'
import type { useNotes } from './notes.api.ts'

export type Notes = ReturnType<typeof useNotes>

/** How many notes there are, once that is known. */
export const countOf = ({ data, size }: Notes) =>
  data ? `${formatNumber(size.total)}${size.isTotalExact ? '' : '+'}` : null
