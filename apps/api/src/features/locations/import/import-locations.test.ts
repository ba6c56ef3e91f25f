import { randomUUID } from 'node:crypto'
import { fileLimits } from '@lanewise/contract/file-limits'
import { getHistory } from '@lanewise/contract/history'
import {
  exportLocations,
  findAllLocations,
  findCompanies,
  getDockSchedule,
  importLocations,
} from '@lanewise/contract/locations'
import { locationTemplateHeader } from '@lanewise/domain/locations/location-row'
import { writeCsv } from '@lanewise/domain/shared/csv'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { someone } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Facts = Record<string, string>
const store: Facts = { 'Company Name': 'Northwind Foods', City: 'Chicago', State: 'IL', 'Postal Code': '60606' }
const at = (addressLine1: string, facts: Facts = {}): Facts => ({ ...store, 'Address Line 1': addressLine1, ...facts })
const base64 = (text: string) => Buffer.from(text).toString('base64')
const file = (...rows: Facts[]) =>
  base64(
    writeCsv(
      locationTemplateHeader,
      rows.map((row) => locationTemplateHeader.map((column) => row[column])),
    ),
  )

describe('importing locations', () => {
  it('saves the good rows and lists the bad ones by row and column', async () => {
    const { add, ask } = await someone(portal)
    const existing = await add({ addressLine1: '77 North Wacker Drive' })
    const data = file(
      at('1 Mill Road', { 'Location Name': 'Mill' }),
      at('2 Mill Road', { City: '' }),
      at('3 Mill Road', { State: 'TX' }),
      at('4 Mill Road', { State: 'ME', 'Postal Code': '4627' }),
      at('5 Mill Road', { 'Monday Hours': '17:00-08:00' }),
      at('6 Mill Road', { 'Sunday Hours': 'never', 'Location Types': 'Castle', 'Appointment Required': 'maybe' }),
      at('77 N Wacker Dr'),
      at('1 MILL RD.'),
      at('8 Mill Road', { Country: 'Germany' }),
    )
    const result = await ask(importLocations, { body: { data } })
    const { data: match } = await ask(findAllLocations, { body: { fuzzyMatchTerm: 'mill' } })
    expect(match).toMatchObject([{ locationName: 'Mill', addressLine1: '1 Mill Road' }])
    expect(result).toEqual({
      isSuccess: true,
      isPartial: true,
      saved: 1,
      failed: 8,
      errors: [
        'Row 3: City: City is required',
        'Row 4: Postal Code: 60606 is in IL, not in TX',
        'Row 5: Postal Code: 4627 has too few digits: with its leading zero it is 04627',
        'Row 6: Monday Hours: Must be before late time; Monday Hours: Must be after early time',
        'Row 7: Location Types: Castle is not a location type; Appointment Required: Answer yes or no; ' +
          'Sunday Hours: Write hours as 08:00-17:00, Closed or 24h, or leave the cell empty',
        `Row 8: There is already a location at this address: ${existing.locationNumber}`,
        `Row 9: There is already a location at this address: ${match[0]?.locationNumber}`,
        'Row 10: Country: Choose US, CA or MX',
      ],
    })
  })

  it('reads every column, and takes a row without a company for the own [TRADE-8]', async () => {
    const { ask, company } = await someone(portal)
    const row = at('1 Mill Road', {
      'Location Name': 'Mill',
      'Address Line 2': 'Gate 4',
      City: 'Deer Isle',
      State: 'Maine',
      'Postal Code': '04627',
      Country: 'USA',
      'Location Alias': 'The mill',
      'Company Alias': 'NWF',
      'Location Types': 'cross-dock; Warehouse',
      'Requirement Flags': 'PPE Required;Twic',
      'Warehouse IDs': '0042; 007',
      Notes: '-dash first',
      'Average Loading Minutes': '45',
      'Average Unloading Minutes': '1,440',
      'Appointment Required': 'Yes',
      'Sunday Hours': 'closed',
      'Monday Hours': '8:00 - 17:30',
      'Tuesday Hours': '24h',
    })
    const own = at('2 Mill Road', { 'Company Name': '' })
    await ask(importLocations, { body: { data: file(row, own) } })
    const { data } = await ask(findAllLocations, { body: { sort: 'number' } })
    expect(data).toMatchObject([
      {
        addressLine2: 'Gate 4',
        state: 'ME',
        postalCode: '04627',
        country: 'US',
        ianaTimeZone: 'America/New_York',
        locationAlias: 'The mill',
        verifiedLocationName: 'Mill',
        companyAlias: 'NWF',
        companyName: 'Northwind Foods',
        supportLocationTypes: ['Warehouse', 'CrossDock'],
        requirementFlags: ['Ppe', 'Twic'],
        ediCodes: ['0042', '007'],
        notes: '-dash first',
        averageLoadingMinutes: 45,
        averageUnloadingMinutes: 1440,
      },
      { belongsToMyCompany: true, companyId: company.id, locationName: `${company.name} – Chicago` },
    ])
    const { locationNumber = '', id = '' } = data[0] ?? {}
    const dock = await ask(getDockSchedule, { params: { locationNumber } })
    expect(dock.isAppointmentRequired).toBe(true)
    expect(dock.dockHours.slice(0, 4)).toMatchObject([
      { isClosed: true },
      { startTime: '08:00:00', endTime: '17:30:00' },
      { isTwentyFourHour: true, startTime: '00:00:00', endTime: '23:59:59' },
      { startTime: '00:01:00', endTime: '23:59:59' },
    ])
    const history = await ask(getHistory, { params: { entity: 'location', entityId: id } })
    expect(history.data[0]?.sentences).toEqual([`Ana Ruiz imported location The mill (${locationNumber})`])
  })

  it('takes a file that was exported, and finds the same locations in it [LOCPAGE-1]', async () => {
    const seller = await someone(portal)
    const facts = { 'Monday Hours': '06:00-23:59:59', 'Friday Hours': 'Closed', Notes: '=1+1', 'Warehouse IDs': '0042' }
    await seller.ask(importLocations, { body: { data: file(at('1 Mill Road', facts), at('2 Mill Road')) } })
    const exported = await seller.ask(exportLocations, { body: { sort: 'number' } })
    expect(exported).toContain('06:00-23:59')
    const data = base64(exported)
    const buyer = await someone(portal)
    expect(await buyer.ask(importLocations, { body: { data } })).toMatchObject({ saved: 2, failed: 0 })
    expect(await buyer.ask(exportLocations, { body: { sort: 'number' } })).toBe(exported)
    const twice = await seller.ask(importLocations, { body: { data } })
    expect(twice).toMatchObject({ isSuccess: false, saved: 0, failed: 2 })
  })

  it('saves 3,000 rows in chunks with progress and makes each company known once', { timeout: 120_000 }, async () => {
    const { ask, person } = await someone(portal)
    const rows = Array.from({ length: 3000 }, (_unused, index) =>
      at(`${index} Commerce Parkway`, {
        'Company Name': `Retailer ${index % 15}`,
        'Postal Code': index % 500 === 7 ? '99999' : '60606',
      }),
    )
    const importId = randomUUID()
    const result = await ask(importLocations, { body: { data: file(...rows), importId } })
    expect(result).toMatchObject({ isSuccess: true, isPartial: true, saved: 2994, failed: 6 })
    const steps = portal.progress.filter(({ id }) => id === importId)
    expect(steps.map(({ done, failed }) => [done, failed])).toEqual([
      [500, 1],
      [1000, 2],
      [1500, 3],
      [2000, 4],
      [2500, 5],
      [3000, 6],
    ])
    expect(steps.every(({ companyId, total }) => companyId === person.companyId && total === 3000)).toBe(true)
    expect((await ask(findAllLocations, { body: {} })).total).toBe(2994)
    expect((await ask(findCompanies, { query: { q: 'retailer' } })).items).toHaveLength(15)
  })

  it('lets two files with the same addresses be imported at once', async () => {
    const { ask } = await someone(portal)
    const rows = Array.from({ length: 60 }, (_unused, index) => at(`${index} Mill Road`))
    const files = [file(...rows), file(...rows.toReversed())]
    const results = await Promise.all(files.map((data) => ask(importLocations, { body: { data } })))
    expect(results.reduce((sum, { saved }) => sum + saved, 0)).toBe(60)
  })

  it('refuses more than 100,000 rows and a body that is too large, and says the limit', async () => {
    const { attempt, ask } = await someone(portal)
    const data = base64(`City\n${'A\n'.repeat(100_001)}`)
    expect(await attempt(importLocations, { body: { data } })).toMatchObject({
      status: 413,
      problem: { message: 'The file has more than 100,000 rows' },
    })
    expect(
      await attempt(importLocations, { body: { data: 'A'.repeat(Math.ceil((fileLimits.locations * 4) / 3) + 8) } }),
    ).toMatchObject({
      status: 413,
      problem: { message: 'The file is larger than 30 MB. Split it into several files' },
    })
    expect((await ask(findAllLocations, { body: {} })).total).toBe(0)
  })
})
