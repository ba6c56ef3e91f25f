import { describe, expect, it } from 'vitest'
import { unknownDay } from './dock-hours.ts'
import { columnOf, locationFromRow, locationTemplateHeader, rowOfLocation } from './location-row.ts'

const week = [0, 1, 2, 3, 4, 5, 6].map(unknownDay)

describe('the columns of a file of locations', () => {
  it('are those of the template', () => {
    expect(locationTemplateHeader.join(',')).toBe(
      'Location Name,Company Name,Address Line 1,Address Line 2,City,State,Postal Code,Country,Location Alias,' +
        'Company Alias,Location Types,Requirement Flags,Warehouse IDs,Notes,Average Loading Minutes,' +
        'Average Unloading Minutes,Appointment Required,Sunday Hours,Monday Hours,Tuesday Hours,Wednesday Hours,' +
        'Thursday Hours,Friday Hours,Saturday Hours',
    )
  })

  it('are named for what is wrong in them', () => {
    expect(columnOf(['postalCode'])).toBe('Postal Code')
    expect(columnOf(['supportLocationTypes', 0])).toBe('Location Types')
    expect(columnOf(['dockHours', 1, 'startTime'])).toBe('Monday Hours')
    expect(columnOf([])).toBeUndefined()
  })
})

describe('a row of a file', () => {
  it('reads each cell as its column wants, and postal codes as text [TRADE-8]', () => {
    const row = {
      'Location Name': ' Mill ',
      'Postal Code': '04627',
      Country: 'canada',
      'Location Types': 'cross-dock; Warehouse;Castle',
      'Requirement Flags': 'PPE Required',
      'Warehouse IDs': '0042; 007;',
      'Average Loading Minutes': '1,440',
      'Average Unloading Minutes': 'long',
      'Appointment Required': 'yes',
      'Monday Hours': '08:00-17:00',
      'Tuesday Hours': 'never',
    }
    expect(locationFromRow(row)).toEqual({
      locationName: 'Mill',
      postalCode: '04627',
      country: 'CA',
      supportLocationTypes: ['CrossDock', 'Warehouse', 'Castle'],
      requirementFlags: ['Ppe'],
      ediCodes: ['0042', '007'],
      averageLoadingMinutes: 1440,
      averageUnloadingMinutes: 'long',
      isAppointmentRequired: true,
      dockHours: [
        unknownDay(0),
        { ...unknownDay(1), startTime: '08:00:00', endTime: '17:00:00' },
        'never',
        ...week.slice(3),
      ],
    })
  })

  it('is in the United States unless it says otherwise', () => {
    expect(locationFromRow({})).toEqual({ country: 'US', dockHours: week })
    expect(locationFromRow({ Country: 'Atlantis' })).toMatchObject({ country: 'Atlantis' })
  })

  it('written from a location reads back as the same location', () => {
    const closed = { ...unknownDay(0), isClosed: true }
    const location = {
      locationName: 'Mill',
      companyName: 'Northwind Foods',
      addressLine1: '1 Mill Road',
      addressLine2: null,
      city: 'Deer Isle',
      state: 'ME',
      postalCode: '04627',
      country: 'US',
      locationAlias: null,
      companyAlias: 'NWF',
      supportLocationTypes: ['Warehouse', 'PortTerminal'],
      requirementFlags: ['FiftyThreeFoot'],
      ediCodes: ['0042', '007'],
      notes: 'Two\nlines',
      averageLoadingMinutes: 0,
      averageUnloadingMinutes: null,
      dockSchedule: { isAppointmentRequired: true, dockHours: [closed] },
    }
    const cells = rowOfLocation(location)
    expect(cells).toContain('Warehouse; Port / Terminal')
    const row = Object.fromEntries(locationTemplateHeader.map((column, index) => [column, String(cells[index] ?? '')]))
    const { dockSchedule, ...facts } = location
    const stated = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
    expect(locationFromRow(row)).toEqual({
      ...stated,
      isAppointmentRequired: dockSchedule.isAppointmentRequired,
      dockHours: [closed, ...week.slice(1)],
    })
  })
})
