import type { ImportResult } from '@lanewise/contract/import'
import { formatNumber } from '@lanewise/domain/shared/format'
import type { ImportSetup } from './import-setup.ts'

export function outcomeOf(
  { isSuccess, isPartial, saved, failed }: ImportResult,
  { noun, texts }: Pick<ImportSetup, 'noun' | 'texts'>,
) {
  const isComplete = isSuccess && !isPartial
  const detail = [
    saved > 0 && `${formatNumber(saved)} ${saved === 1 ? noun.one : noun.many} saved`,
    failed > 0 && `${formatNumber(failed)} ${failed === 1 ? 'row' : 'rows'} rejected`,
  ]
  const title = isPartial ? texts.some : isSuccess ? texts.all : texts.none
  return { isComplete, title, detail: detail.filter(Boolean).join(', ') }
}

export const errorRows = (errors: readonly string[]): string[][] =>
  errors.map((error) => {
    const [, row = '', reason = error] = /^Row (\d+): (.*)$/s.exec(error) ?? []
    return [row, reason]
  })
