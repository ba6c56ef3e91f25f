import { getHistory } from '@lanewise/contract/history'
import * as contract from '@lanewise/contract/locations'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { someone } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function aDock() {
  const planner = await someone(portal)
  const location = await planner.add()
  const { locationNumber } = location
  const read = () => planner.ask(contract.getDockSchedule, { params: { locationNumber } })
  const schedule = await read()
  const params = { dockScheduleId: schedule.id }
  const save = (body: object) => planner.attempt(contract.updateDockSchedule, { params, body })
  return { ...planner, location, schedule, params, read, save }
}

const day = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime })
const unknown = { startTime: '00:01:00', endTime: '23:59:59', isClosed: false, isTwentyFourHour: false }

describe('a dock schedule', () => {
  it('is there from the start with seven days of unknown hours [DOCK-1] [DOCK-2] [DOCK-4]', async () => {
    const { schedule } = await aDock()
    expect(schedule).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      isAppointmentRequired: false,
      dockHours: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, ...unknown })),
      version: 1,
    })
  })

  it('is saved by its id with appointment and hours, days that are left out being unknown [DOCK-10] [DOCK-4]', async () => {
    const { save, read } = await aDock()
    const monday = day(1, '08:00:00', '17:30:00')
    const { status } = await save({ isAppointmentRequired: true, dockHours: [monday, { ...unknown, dayOfWeek: 2 }] })
    expect(status).toBe(200)
    const saved = await read()
    expect(saved).toMatchObject({ isAppointmentRequired: true, version: 2 })
    expect(saved.dockHours[1]).toEqual({ ...monday, isClosed: false, isTwentyFourHour: false })
    expect(saved.dockHours.filter(({ startTime }) => startTime === '00:01:00')).toHaveLength(6)
  })

  it('runs a day marked 24-hour through the whole day [DOCK-5]', async () => {
    const { save, read } = await aDock()
    const night = { ...day(3, '22:00:00', '06:00:00'), isTwentyFourHour: true }
    expect((await save({ isAppointmentRequired: false, dockHours: [night] })).status).toBe(200)
    const { dockHours } = await read()
    expect(dockHours[3]).toMatchObject({ startTime: '00:00:00', endTime: '23:59:59', isTwentyFourHour: true })
  })

  it('refuses times out of order, overnight ones too, on both fields of that day [DOCK-7]', async () => {
    const { save, read } = await aDock()
    const dockHours = [day(1, '08:00:00', '17:00:00'), day(2, '22:00:00', '06:00:00'), day(3, '09:00:00', '09:00:00')]
    const { status, problem } = await save({ isAppointmentRequired: false, dockHours })
    expect(status).toBe(400)
    expect(problem.modelState).toEqual({
      'dockHours.1.startTime': ['Must be before late time'],
      'dockHours.1.endTime': ['Must be after early time'],
      'dockHours.2.startTime': ['Must be before late time'],
      'dockHours.2.endTime': ['Must be after early time'],
    })
    expect((await read()).version).toBe(1)
  })

  it('does not check the time order of a closed day [DOCK-8]', async () => {
    const { save, read } = await aDock()
    const closed = { ...day(0, '17:00:00', '08:00:00'), isClosed: true }
    expect((await save({ isAppointmentRequired: false, dockHours: [closed] })).status).toBe(200)
    expect((await read()).dockHours[0]).toMatchObject({ isClosed: true, isTwentyFourHour: false })
  })

  it.each([
    [
      'a day that appears twice',
      [day(1, '08:00:00', '09:00:00'), day(1, '10:00:00', '11:00:00')],
      'Monday appears twice',
    ],
    ['an eighth day', [day(7, '08:00:00', '09:00:00')], 'Saturday is 6'],
    ['an impossible time', [day(1, '25:00:00', '26:00:00')], 'Write a time as HH:mm:ss'],
    [
      'a closed day open 24 hours',
      [{ ...day(1, '08:00:00', '09:00:00'), isClosed: true, isTwentyFourHour: true }],
      'A closed day is not open 24 hours',
    ],
  ])('refuses %s', async (_what, dockHours, message) => {
    const { save } = await aDock()
    expect(await save({ isAppointmentRequired: false, dockHours })).toMatchObject({ status: 400, problem: { message } })
  })

  it('is changed only with EditLocations and read by everybody of the company [DOCK-12]', async () => {
    const { company, location, params } = await aDock()
    const body = { isAppointmentRequired: true, dockHours: [] }
    const as = async (permissions: ('EditLocations' | 'ViewLocations')[], of = company) =>
      portal.as(await portal.given.person({ company: of, permissions }))
    const viewer = await as(['ViewLocations'])
    expect((await viewer.attempt(contract.updateDockSchedule, { params, body })).status).toBe(403)
    const editor = await as(['EditLocations'])
    expect((await editor.attempt(contract.updateDockSchedule, { params, body })).status).toBe(200)
    const stranger = await as(['EditLocations'], await portal.given.company())
    expect((await stranger.attempt(contract.updateDockSchedule, { params, body })).status).toBe(404)
    const input = { params: { locationNumber: location.locationNumber } }
    expect((await stranger.attempt(contract.getDockSchedule, input)).status).toBe(404)
  })

  it('says in the history of the location which hours changed, in plain words [AUDIT-2]', async () => {
    const { ask, save, location } = await aDock()
    const monday = day(1, '08:00:00', '17:00:00')
    await save({ isAppointmentRequired: true, dockHours: [monday] })
    await save({
      isAppointmentRequired: true,
      dockHours: [{ ...monday, isClosed: true }, day(2, '06:00:00', '14:00:00')],
    })
    const { data } = await ask(getHistory, { params: { entity: 'location', entityId: location.id } })
    expect(data.map(({ sentences }) => sentences)).toEqual([
      ['Ana Ruiz changed Monday hours from 08:00–17:00 to Closed', 'Ana Ruiz set Tuesday hours to 06:00–14:00'],
      ['Ana Ruiz changed Appointment Required from No to Yes', 'Ana Ruiz set Monday hours to 08:00–17:00'],
      [`Ana Ruiz created location Chicago DC (${location.locationNumber})`],
    ])
  })

  it('joins days that two people changed, and asks about a day that both changed [DEF-123]', async () => {
    const { ask, save, schedule, location, company } = await aDock()
    const ben = portal.as(await portal.given.person({ company, firstName: 'Ben', lastName: 'Cole' }))
    await ben.ask(contract.updateDockSchedule, {
      params: { dockScheduleId: schedule.id },
      body: { isAppointmentRequired: false, dockHours: [day(5, '07:00:00', '15:00:00')] },
    })
    const { country, addressLine1, city, state, postalCode, locationNumber } = location
    const fields = { country, addressLine1, city, state, postalCode, notes: 'Ring twice' }
    await ben.ask(contract.updateLocation, { params: { locationNumber }, body: { ...fields, version: 1 } })
    const { version } = schedule
    expect((await save({ isAppointmentRequired: true, version })).status).toBe(200)
    const friday = day(5, '07:00:00', '15:00:00')
    expect((await save({ dockHours: [friday, day(1, '08:00:00', '12:00:00')], version })).status).toBe(200)
    const { status, problem } = await save({ dockHours: [day(5, '09:00:00', '15:00:00')], version })
    expect(status).toBe(409)
    expect(problem.conflicts).toMatchObject([
      { field: 'dockHours.1', label: 'Monday hours', mine: null, theirs: '08:00–12:00', changedBy: 'Ana Ruiz' },
      {
        field: 'dockHours.5',
        label: 'Friday hours',
        mine: '09:00–15:00',
        theirs: '07:00–15:00',
        changedBy: 'Ben Cole',
      },
    ])
    const stored = await ask(contract.getDockSchedule, { params: { locationNumber } })
    expect(stored).toMatchObject({ isAppointmentRequired: true, version: 4 })
    expect(stored.dockHours.filter(({ startTime }) => startTime !== '00:01:00')).toMatchObject([
      { dayOfWeek: 1, startTime: '08:00:00' },
      friday,
    ])
  })
})
