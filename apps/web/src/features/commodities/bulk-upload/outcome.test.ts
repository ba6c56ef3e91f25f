import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { expect, it } from 'vitest'
import { errorFile, outcomeOf } from './outcome.ts'

const published = import.meta.glob<string>('/public/templates/*', { query: '?raw', import: 'default', eager: true })

it('ships a template with the header row of the catalogue and nothing else [COMM-55]', () => {
  expect(published['/public/templates/commodities.csv']).toBe(`${commodityTemplateHeader.join(',')}\r\n`)
})

it('counts in words', () => {
  const one = outcomeOf({ isSuccess: true, isPartial: true, errors: ['Row 2: x'], saved: 1, failed: 1 })
  expect(one.detail).toBe('1 commodity saved, 1 row refused')
})

it('writes the refused rows as a CSV file with a byte order mark [UX-7]', () => {
  expect(errorFile(['Row 3: Description: This field is required.', 'Row 7: Code: "A", taken'])).toBe(
    '\ufeffrow,reason\r\n3,Description: This field is required.\r\n7,"Code: ""A"", taken"\r\n',
  )
})

it('keeps a spreadsheet from running what stands in a row', () => {
  expect(errorFile(['Row 3: =1+1', '@SUM(A1)'])).toBe("\ufeffrow,reason\r\n3,'=1+1\r\n,'@SUM(A1)\r\n")
})
