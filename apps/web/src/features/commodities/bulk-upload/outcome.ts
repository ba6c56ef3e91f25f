import type { ImportResult } from '@lanewise/contract/import'
import { formatNumber } from '@lanewise/domain/shared/format'

/** What an import came to, in the words of COMM-61 to COMM-63. */
export function outcomeOf({ isSuccess, isPartial, saved, failed }: ImportResult) {
  const isComplete = isSuccess && !isPartial
  const detail = [
    saved > 0 && `${formatNumber(saved)} ${saved === 1 ? 'commodity' : 'commodities'} saved`,
    failed > 0 && `${formatNumber(failed)} ${failed === 1 ? 'row' : 'rows'} refused`,
  ]
  return { isComplete, title: titleOf(isSuccess, isPartial), detail: detail.filter(Boolean).join(', ') }
}

function titleOf(isSuccess: boolean, isPartial: boolean) {
  if (isPartial) return 'Some commodities failed to save'
  return isSuccess ? 'New commodities added' : 'All commodities failed to save'
}

/** The refused rows for a spreadsheet: row number and reason. */
export const errorRows = (errors: readonly string[]): string[][] =>
  errors.map((error) => {
    const [, row = '', reason = error] = /^Row (\d+): (.*)$/s.exec(error) ?? []
    return [row, reason]
  })
