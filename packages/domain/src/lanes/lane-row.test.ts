import { expect, it } from 'vitest'
import { laneExportHeader, rowOfLane } from './lane-row.ts'

const end = (city: string, postalCode: string | null) => ({ city, governingDistrictAbbreviation: 'IL', postalCode })

it('writes a lane in the columns of the file, empty where nothing is known', () => {
  const row = rowOfLane({
    customerReferenceNumber: 'JOL-ATL-DRY',
    equipmentMode: 1,
    originLocationDetails: end('Joliet', '60433'),
    destinationLocationDetails: end('Peoria', null),
    estimatedMiles: null,
    numberOfCarriers: 4,
    tenderType: 'Manual',
    tenderMethod: 'Email',
    tenderTime: 60,
    shipmentTenderingStart: null,
    expirationAction: 'RequestSpotQuote',
  })
  expect(Object.fromEntries(laneExportHeader.map((head, index) => [head, row[index]]))).toEqual({
    Name: 'JOL-ATL-DRY',
    'Equipment Mode': 'Dry',
    'Origin city': 'Joliet',
    'Origin state': 'IL',
    'Origin postal code': '60433',
    'Destination city': 'Peoria',
    'Destination state': 'IL',
    'Destination postal code': '',
    Miles: '',
    Carriers: '4',
    'Tender Type': 'Manual',
    'Tender Method': 'Email',
    'Tender Time (minutes)': '60',
    'Tender Start (days)': '',
    'Expiration Action': 'Get Spot Quote',
  })
})
