import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { expect, it } from 'vitest'
import { errorRows, outcomeOf } from '#platform/import/outcome.ts'
import { commodityImport } from './commodity-import.ts'

const published = import.meta.glob<string>('/public/templates/*', { query: '?raw', import: 'default', eager: true })

it('ships a template with the header row of the catalogue and nothing else [COMM-55]', () => {
  expect(published['/public/templates/commodities.csv']).toBe(`${commodityTemplateHeader.join(',')}\r\n`)
})

it('counts in words', () => {
  const one = outcomeOf(
    { isSuccess: true, isPartial: true, errors: ['Row 2: x'], saved: 1, failed: 1 },
    commodityImport,
  )
  expect(one.detail).toBe('1 commodity saved, 1 row rejected')
})

it('takes the refused rows apart into row number and reason', () => {
  expect(errorRows(['Row 3: Description: This field is required.', 'the whole file'])).toEqual([
    ['3', 'Description: This field is required.'],
    ['', 'the whole file'],
  ])
})
