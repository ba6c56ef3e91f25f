import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OutgoingStatus, readStatus214, writeStatus214 } from '#status-214.ts'
import { delayReasonOf, reasonOfStatus, statusCodeOf, statusMeaning } from '#status-codes.ts'
import { received } from '#testing/samples.ts'

/** Reads segments written with `*` as element separator. */
const read = (...segments: string[]) =>
  readStatus214(
    received({ kind: '214', segments: segments.map((segment) => segment.split('*') as [string, ...string[]]) }, 'QM'),
  )
const begin = 'B10*PRO77*S1000123*able'
const statusOf = (...segments: string[]) => read(begin, 'LX*1', ...segments).report?.statuses[0]
const faults = (...segments: string[]) => {
  const { report, errors } = read(...segments)
  return {
    isRead: report !== null,
    codes: errors.map((one) => [
      one.segment,
      one.code,
      ...one.elements.map(({ element, code }) => `${element}:${code}`),
    ]),
    fatal: errors.map(({ isFatal }) => isFatal),
  }
}

describe('a status message', () => {
  it('tells of a load what happened, when and where', () => {
    expect(
      read(
        begin,
        'LX*1',
        'AT7*X3*NS***20261117*0815*CT',
        'MS1*JOLIET*il*US*0880500*0413130*W*N',
        'MS2*ABLE*T1042*TL',
        'L11*1*QN',
        'K1*DOCK 4*LIVE LOAD',
      ),
    ).toEqual({
      report: {
        shipmentNumber: 'S1000123',
        proNumber: 'PRO77',
        scac: 'ABLE',
        statuses: [
          {
            position: 4,
            code: 'X3',
            kind: 'Arrived',
            side: 'Pickup',
            stopNumber: 1,
            at: { date: '2026-11-17', time: '08:15', timeCode: 'CT' },
            reason: null,
            city: 'JOLIET',
            state: 'IL',
            country: 'US',
            latitude: 41 + 31 / 60 + 30 / 3600,
            longitude: -(88 + 5 / 60),
            remarks: 'DOCK 4 LIVE LOAD',
          },
        ],
      },
      errors: [],
    })
  })

  it('may hold several lines and several statuses in one, each with its own place', () => {
    const { report } = read(
      begin,
      'LX*1',
      'L11*1*QN',
      'AT7*X3****20261117*0800*CT',
      'MS1*JOLIET*IL',
      'AT7*AF****20261117*0930*CT',
      'LX*2',
      'AT7*X1****20261118*0700*CT',
      'MS1*DALLAS*TX',
      'S5*3*CU',
    )
    expect(report?.statuses.map(({ kind, stopNumber, city, position }) => [kind, stopNumber, city, position])).toEqual([
      ['Arrived', 1, 'JOLIET', 5],
      ['Departed', 1, null, 7],
      ['Arrived', 3, 'DALLAS', 9],
    ])
  })

  it('is read without lines too', () => {
    expect(read('B10**S1*ABLE', 'AT7*AF****20261117*0930*CT').report).toMatchObject({
      shipmentNumber: 'S1',
      proNumber: null,
      statuses: [{ kind: 'Departed' }],
    })
    expect(read('B10*PRO1**ABLE', 'AT7*AF').report).toMatchObject({ shipmentNumber: null, proNumber: 'PRO1' })
  })

  it('has the time of its status, or of a date beside it, or none', () => {
    expect(statusOf('AT7*AF')?.at).toBeNull()
    expect(statusOf('AT7*AF', 'G62*86*20261117*8*0915*ET')?.at).toEqual({
      date: '2026-11-17',
      time: '09:15',
      timeCode: 'ET',
    })
    expect(statusOf('AT7*AF****20261118*1000', 'G62*86*20261117*8*0915*ET')?.at).toEqual({
      date: '2026-11-18',
      time: '10:00',
      timeCode: null,
    })
  })

  it('names an appointment at the place of appointments', () => {
    expect(statusOf('AT7***AB*NA*20261118*1000*LT')).toMatchObject({ code: 'AB', kind: 'DeliveryAppointment' })
  })

  it('gives the reason of a delay, of the status or of the appointment', () => {
    expect(statusOf('AT7*SD*AO**')?.reason).toBe('AO')
    expect(statusOf('AT7***AB*b1')?.reason).toBe('B1')
    expect(statusOf('AT7*SD*QQ')?.reason).toBeNull()
    expect(delayReasonOf('toString')).toBeNull()
  })

  it.each([
    ['MS1****0880500*0413130', 41.525, -88.0833],
    ['MS1****0880500*0413130*E*S', -41.525, 88.0833],
    ['MS1****88.0833*41.525*W*N', 41.525, -88.0833],
    ['MS1****-88.0833*41.525', 41.525, -88.0833],
    ['MS1****0880500', null, null],
    ['MS1*****0413130', null, null],
    ['MS1****1990000*0413130', null, null],
    ['MS1****0886500*0413130', null, null],
    ['MS1****0880500*0950000', null, null],
    ['MS1****0880575*0413130', null, null],
  ])('%s lies at %s, %s', (place, latitude, longitude) => {
    const status = statusOf('AT7*X6****20261117*0815*CT', place)
    const near = (value: number | null | undefined) => (value == null ? value : Math.round(value * 10_000) / 10_000)
    expect([near(status?.latitude), near(status?.longitude)]).toEqual([latitude, longitude])
  })

  it('counts stops by a number, and by nothing else', () => {
    expect(statusOf('AT7*X1', 'L11*12*QN')?.stopNumber).toBe(12)
    expect(statusOf('AT7*X1', 'L11*first*QN', 'L11*2*qn')?.stopNumber).toBe(2)
    expect(statusOf('AT7*X1', 'L11*7*PO')?.stopNumber).toBeNull()
    expect(statusOf('AT7*X1', 'L11*1234*QN')?.stopNumber).toBeNull()
  })
})

describe('a written status message', () => {
  const places = [
    { latitude: 41 + 31 / 60 + 30 / 3600, longitude: -(88 + 5 / 60) },
    { latitude: -3.25, longitude: 101.5 },
    { latitude: null, longitude: null },
  ]
  it.each(places)('is read as it was written, at $latitude, $longitude', (place) => {
    const status: OutgoingStatus = {
      ...{ code: 'X1', stopNumber: 2, reason: 'AO' as const, city: 'DALLAS', state: 'TX', country: null, ...place },
      at: { date: '2026-11-18', time: '07:05', timeCode: 'UT' },
    }
    const position = { ...status, code: 'X6', stopNumber: null, reason: null, city: null, state: null }
    const report = { proNumber: null, shipmentNumber: 'S1', scac: 'ABLE' }
    const written = readStatus214(received(writeStatus214({ ...report, statuses: [status, position] }), 'QM'))
    expect(written).toMatchObject({ errors: [], report: { ...report, statuses: [status, position] } })
  })

  it('has a code for what a truck does, by the end of the trip', () => {
    expect(statusCodeOf('Arrived', 'Pickup')).toBe('X3')
    expect(statusCodeOf('Arrived', 'Delivery')).toBe('X1')
    expect(statusCodeOf('Departed', 'Pickup')).toBe('AF')
    expect(statusCodeOf('Departed', 'Delivery')).toBe('CD')
    expect(statusCodeOf('Position', null)).toBe('X6')
    expect(statusCodeOf('Delayed', 'Delivery')).toBe('SD')
    expect(statusCodeOf('Dispatched', 'Pickup')).toBeNull()
    expect(statusCodeOf('ProofOfDelivery', 'Delivery')).toBeNull()
  })
})

describe('what is wrong in a status message', () => {
  it('is told by segment and element, and a code that nobody knows does not hold up the others', () => {
    expect(faults(begin, 'LX*1', 'AT7*Q9', 'AT7*AF')).toEqual({
      isRead: true,
      codes: [['AT7', '8', '1:7']],
      fatal: [false],
    })
    expect(faults(begin, 'LX*1', 'AT7*Q9')).toEqual({ isRead: false, codes: [['AT7', '8', '1:7']], fatal: [true] })
    expect(faults(begin, 'LX*1', 'AT7***Q9').codes).toEqual([['AT7', '8', '3:7']])
    expect(faults(begin, 'AT7*AF****2026111*0815').codes).toEqual([['AT7', '8', '5:8']])
  })

  it('makes it useless without its load or without a status', () => {
    expect(faults('B10***ABLE', 'AT7*AF')).toMatchObject({ isRead: false, codes: [['B10', '8', '2:1']] })
    expect(faults(begin)).toMatchObject({ isRead: false, codes: [['AT7', '3']] })
    expect(faults('AT7*AF')).toMatchObject({ isRead: false, codes: [['B10', '3']] })
    expect(faults('B10**S1', 'AT7*AF')).toMatchObject({ isRead: false, codes: [['B10', '8', '3:1']] })
    expect(faults(begin, 'AT7*AF', 'BSN*00')).toMatchObject({ isRead: true, codes: [['BSN', '1']] })
  })

  it('never makes the reader fail', () => {
    const segment = fc.tuple(
      fc.constantFrom('B10', 'LX', 'AT7', 'MS1', 'L11', 'G62', 'K1', 'S5', 'x'),
      fc.array(fc.oneof(fc.constantFrom('', 'X3', 'S1', '20261117', '0815', 'QN', '2', '0413130'), fc.string()), {
        maxLength: 9,
      }),
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), (segments) => {
        const { report, errors } = readStatus214({
          kind: '214',
          controlNumber: '1',
          position: 1,
          segments: segments.map(([id, elements], index) => ({ id, elements, position: index + 2 })),
          errors: [],
        })
        expect(report !== null || errors.some(({ isFatal }) => isFatal)).toBe(true)
      }),
    )
  })
})

it.each([
  ['X3', 'Arrived', 'Pickup'],
  ['X8', 'Arrived', 'Pickup'],
  ['CP', 'Loaded', 'Pickup'],
  ['AM', 'Loaded', 'Pickup'],
  ['AF', 'Departed', 'Pickup'],
  ['X1', 'Arrived', 'Delivery'],
  ['X5', 'Arrived', 'Delivery'],
  ['D1', 'Unloaded', 'Delivery'],
  ['CD', 'Departed', 'Delivery'],
  ['AH', 'DeliveryAttempted', 'Delivery'],
  ['AP', 'DeliveryAttempted', 'Delivery'],
  ['A7', 'Refused', 'Delivery'],
  ['AG', 'Estimate', 'Delivery'],
  ['X2', 'Estimate', 'Delivery'],
  ['AB', 'DeliveryAppointment', 'Delivery'],
  ['X9', 'DeliveryAppointment', 'Delivery'],
  ['AA', 'PickupScheduled', null],
  ['XB', 'PickupScheduled', null],
  ['X6', 'Position', null],
  ['OO', 'Position', null],
  ['AJ', 'OutForDelivery', null],
  ['X4', 'ArrivedAtTerminal', null],
  ['R1', 'ArrivedAtTerminal', null],
  ['AR', 'ArrivedAtTerminal', null],
  ['P1', 'DepartedTerminal', null],
  ['RL', 'DepartedTerminal', null],
  ['SD', 'Delayed', null],
  ['CA', 'Cancelled', null],
  ['A3', 'Exception', null],
  ['A9', 'Exception', null],
  ['bc', 'Exception', null],
  ['PR', 'Exception', null],
  ['S1', 'Exception', null],
])('status %s means %s at %s', (code, kind, side) => expect(statusMeaning(code)).toEqual({ kind, side }))

it('a status that says that the freight is damaged is its own reason', () => {
  expect(reasonOfStatus('a9')).toBe('A9')
  expect(reasonOfStatus('A3')).toBeNull()
})

it('a code that tells nothing of a truck means nothing', () => expect(statusMeaning('I1')).toBeNull())
