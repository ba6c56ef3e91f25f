import { findRateSheetRows, getRateSheet, type RateSheet, type RateSheetRow } from '@lanewise/contract/rate-sheets'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import RateSheetPage from '../RateSheetPage.tsx'

const id = (last: number) => `0198c0de-0000-7000-9000-${String(last).padStart(12, '0')}`

export const aSheet = (given: Partial<RateSheet> = {}): RateSheet => ({
  id: id(1),
  fileName: 'rates-2027.xlsx',
  state: 'Previewed',
  createdAt: '2026-11-15T16:42:00.000Z',
  createdByName: 'Ana Ruiz',
  closedAt: null,
  fileRows: 175,
  laneCount: 41,
  carrierCount: 9,
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
  counts: { Changed: 2, New: 1, Ended: 1, Wrong: 1, Unchanged: 121 },
  chosen: { Changed: 2, New: 1, Ended: 1 },
  newOnLanes: 1,
  increases: 1,
  decreases: 1,
  steepIncreases: 1,
  applied: 0,
  notApplied: 0,
  notReached: 0,
  ...given,
})

const terms = {
  rate: 2.31,
  rateType: 'LineHaulPlusFuel',
  chargeType: 'PerMile',
  minCharge: null,
  priceText: '$2.31 Per Mile',
  effectiveDate: '2026-07-01',
  expirationDate: '2027-06-30',
} as const

export const aRow = (last: number, given: Partial<RateSheetRow> = {}): RateSheetRow => ({
  id: id(100 + last),
  kind: 'Changed',
  rowNumber: last,
  laneId: id(500),
  laneName: 'FON-DAL-DRY',
  way: 'Fontana, CA → Dallas, TX',
  carrierName: 'Tidewater Express',
  before: terms,
  after: { ...terms, rate: 2.62, expirationDate: '2027-12-31' },
  endsOn: '2026-12-31',
  percent: 13.42,
  issues: [],
  isChosen: true,
  outcome: null,
  reason: null,
  ...given,
})

export const rows: RateSheetRow[] = [
  aRow(61),
  aRow(13, { carrierName: 'Lakehead Carriers', percent: -2.6, after: { ...terms, rate: 2.25 } }),
  aRow(141, { kind: 'New', carrierName: 'Cattail Trucking', before: null, percent: null, endsOn: null }),
  aRow(7, { kind: 'Ended', carrierName: 'Summit Trucking', rowNumber: null, after: null, percent: null }),
  aRow(47, {
    kind: 'Wrong',
    before: null,
    after: null,
    issues: [{ row: 47, column: 'effectiveDate', value: '13/01/2027', message: 'Not a date. Write it as MM/DD/YYYY' }],
  }),
]

/** Opens the preview of a sheet. The fake server filters rows by kind and outcome. */
export async function openSheet(sheet: RateSheet = aSheet(), all: readonly RateSheetRow[] = rows) {
  const portal = createFakePortal()
  portal.on(getRateSheet, sheet)
  portal.on(findRateSheetRows, ({ query: { kind, outcome, searchTerm = '' } }) => {
    const data = all.filter(
      (row) =>
        (!kind || row.kind === kind) &&
        (!outcome || row.outcome === outcome) &&
        row.carrierName.toLowerCase().includes(searchTerm.toLowerCase()),
    )
    return { data, total: data.length }
  })
  const page = (
    <Routes>
      <Route path="/lanes/rate-sheets/:rateSheetId" element={<RateSheetPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  )
  const opened = await renderScreen(page, { portal, path: `/lanes/rate-sheets/${sheet.id}` })
  await screen.findByRole('table', { name: 'Differences' })
  return opened
}
