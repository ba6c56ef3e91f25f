import { randomInt, randomUUID } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import { createLane, createLaneRate } from '@lanewise/contract/lanes'
import { findRateSheetRows, previewRateSheet } from '@lanewise/contract/rate-sheets'
import { rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import type { Examples, Given } from '#platform/testing/examples.ts'

export const examples: Examples = {
  previewRateSheet: () => ({
    body: { fileName: 'rates.csv', data: sheet('Lane X', 'Hauler X'), importId: randomUUID() },
  }),
  getRateSheet: ({ rateSheetId }) => ({ params: { rateSheetId } }),
  findRateSheetRows: ({ rateSheetId }) => ({
    params: { rateSheetId },
    query: { searchTerm: 'lane', kind: 'Changed', change: 'Increases', page: 1, pageSize: 50 },
  }),
  chooseRateSheetRows: ({ rateSheetId }) => ({
    params: { rateSheetId },
    body: { isChosen: false, kind: 'Changed', rowIds: [] },
  }),
  correctRateSheetCell: ({ rateSheetId, wrongRowId }) => ({
    params: { rateSheetId, rowId: wrongRowId },
    body: { row: 3, column: 'rate', value: '1985' },
  }),
  exportRateSheetDifferences: ({ rateSheetId }) => ({ params: { rateSheetId } }),
  exportRateSheetWrongRows: ({ rateSheetId }) => ({ params: { rateSheetId } }),
  applyRateSheet: ({ rateSheetId }) => ({ params: { rateSheetId } }),
  discardRateSheet: ({ rateSheetId }) => ({ params: { rateSheetId } }),
  exportRateSheet: () => ({}),
}

export const given: Given = async ({ ask, name }) => {
  const lane = await ask(createLane, {
    body: {
      customerReferenceNumber: `Sheet lane of ${name}`,
      equipmentMode: 1,
      origin: { city: 'Chicago', state: 'IL', postalCode: '60606', country: 'US' },
      destination: { city: 'Dallas', state: 'TX', postalCode: null, country: 'US' },
      tenderType: 'Manual',
      tenderMethod: 'Email',
    },
  })
  const carrierName = `Sheet hauler of ${name}`
  const { carrierId } = await ask(createCarrier, {
    body: { name: carrierName, dotNumber: String(randomInt(1, 99_999_999)), modes: ['TL'] },
  })
  await ask(createLaneRate, {
    params: { laneId: lane.id },
    body: {
      carrierId,
      rateType: 'AllIn',
      chargeType: 'Flat',
      rate: 1800,
      effectiveDate: '2026-01-01',
      expirationDate: '2099-12-31',
    },
  })
  const data = sheet(`Sheet lane of ${name}`, carrierName)
  const { id: rateSheetId } = await ask(previewRateSheet, { body: { fileName: `Rates of ${name}.csv`, data } })
  const wrong = { params: { rateSheetId }, query: { kind: 'Wrong' } } as const
  const [row] = (await ask(findRateSheetRows, wrong)).data
  return { rateSheetId, wrongRowId: row?.id ?? '' }
}

const sheet = (lane: string, carrier: string) =>
  Buffer.from(
    [
      rateSheetHeader.join(','),
      `${lane},,,,${carrier},,All In,Flat,1985,,01/01/2026,12/31/2099`,
      `${lane},,,,${carrier},,All In,Flat,none,,01/01/2100,12/31/2100`,
    ].join('\n'),
  ).toString('base64')
