import { answerKinds } from '@lanewise/domain/tenders/tender-states'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer990, type TenderAnswer, writeAnswer990 } from '#answer-990.ts'
import { accepted, declined, onlyTransaction, received, responses } from '#testing/samples.ts'

const read = (...segments: string[]) => readAnswer990(onlyTransaction(responses([segments])))
const faults = (...segments: string[]) => {
  const { answer, errors } = read(...segments)
  const codes = errors.map((error) => [
    error.segment,
    error.position,
    error.code,
    ...error.elements.map(({ element, code }) => `${element}:${code}`),
  ])
  return { isRead: answer !== null, codes }
}

describe('what carriers send', () => {
  it('is read as an acceptance with its time', () => {
    expect(read(...accepted)).toEqual({
      answer: {
        tenderId: 'T-77',
        shipmentNumber: 'S1000123',
        scac: 'ACME',
        answer: 'Accepted',
        reasonCode: null,
        reason: null,
        remarks: null,
        chargeCents: null,
        at: { date: '2026-11-17', time: '08:10', timeCode: 'CS' },
      },
      errors: [],
    })
  })

  it('is read as a rejection with its reason and remarks', () => {
    expect(read(...declined).answer).toMatchObject({
      shipmentNumber: 'S1000124',
      answer: 'Rejected',
      reasonCode: 'A33',
      reason: 'Other carrier-related reason',
      remarks: 'NO TRUCK IN DALLAS BEFORE THURSDAY',
      at: { date: '2026-11-17', time: null, timeCode: null },
    })
  })

  it.each([
    ['A', 'Accepted'],
    ['B', 'Countered'],
    ['C', 'Countered'],
    ['D', 'Rejected'],
    ['E', 'Rejected'],
    ['R', 'Rejected'],
    ['a', 'Accepted'],
  ])('understands action %s as %s', (code, answer) => {
    expect(read(`B1*acme*S1*20261117*${code}`).answer).toMatchObject({ scac: 'ACME', answer })
  })

  it.each([
    ['B1', ['B1*ACME*S1*20261117*D**T3'], 'T3', 'Trailer not available'],
    ['an event', ['B1*ACME*S1*20261117*D', 'V9*ZZZ*******a30'], 'A30', 'Mechanical breakdown'],
    ['a reference', ['B1*ACME*S1*20261117*D', 'L11*D2*ZZ*Reject reason'], 'D2', 'Driver not available'],
    ['a reference with a code of their own', ['B1*ACME*S1*20261117*D', 'N9*ZZ*Q9*DECLINE REASON'], 'Q9', null],
    ['words alone', ['B1*ACME*S1*20261117*D', 'V9*ZZZ*NO DRIVER'], null, 'NO DRIVER'],
  ])('finds the reason in %s', (_, segments, reasonCode, reason) => {
    expect(read(...segments).answer).toMatchObject({ reasonCode, reason })
  })

  it('has the price that a carrier asks instead', () => {
    expect(read('B1*ACME*S1*20261117*C', 'L9*400*1900.1', 'L9*405*85.45').answer?.chargeCents).toBe(198_555)
  })
})

describe('what carriers send wrongly', () => {
  it('is refused without shipment, answer or B1', () => {
    expect(faults('B1*ACME**20261117*A')).toEqual({ isRead: false, codes: [['B1', 2, '8', '2:1']] })
    expect(faults('B1*ACME*S1')).toEqual({ isRead: false, codes: [['B1', 2, '8', '4:1']] })
    expect(faults('B1*ACME*S1*20261117*Q')).toEqual({ isRead: false, codes: [['B1', 2, '8', '4:7']] })
    expect(faults('K1*HELLO')).toEqual({ isRead: false, codes: [['B1', 3, '3']] })
  })

  it('is read with its errors noted where it can be understood', () => {
    expect(faults('B1*ACMEX*S1*20261345*A*****Z')).toEqual({
      isRead: true,
      codes: [['B1', 2, '8', '1:5', '3:8', '9:3']],
    })
    expect(faults('B1*A*S1*2026111*A', 'N9*TN*T1**20261117*2560*CS')).toEqual({
      isRead: true,
      codes: [
        ['B1', 2, '8', '1:4', '3:8'],
        ['N9', 3, '8', '5:9'],
      ],
    })
    expect(faults('B1*ACME*S1*20261117*A', 'K1*Mañana', 'ZZ9*1', 'OID*1', 'L9*400*1,900')).toEqual({
      isRead: true,
      codes: [
        ['K1', 3, '8', '1:6'],
        ['ZZ9', 4, '1'],
        ['OID', 5, '6'],
        ['L9', 6, '8', '2:6'],
      ],
    })
  })

  it('says in words what is wrong', () => {
    expect(read('B1*ACMEX*S1*20261345*Q').errors.map(({ message }) => message)).toEqual([
      'B101 is longer than 4; B103 is no date',
      'B104 cannot be "Q"',
    ])
  })
})

it('reads back what it wrote', () => {
  const word = fc.stringMatching(/^[A-Z0-9]{1,12}$/)
  const optional = fc.option(word)
  const answers: fc.Arbitrary<TenderAnswer> = fc.record({
    tenderId: optional,
    shipmentNumber: word,
    scac: fc.stringMatching(/^[A-Z]{2,4}$/),
    answer: fc.constantFrom(...answerKinds),
    reasonCode: fc.constantFrom(null, 'A13', 'T3', 'X-1'),
    reason: fc.constant(null),
    remarks: fc.option(fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '))),
    chargeCents: fc.option(fc.nat()),
    at: fc.constantFrom(
      null,
      { date: '2026-11-17', time: '08:10', timeCode: 'ES' },
      { date: '2026-02-28', time: null, timeCode: null },
    ),
  })
  const meanings: Record<string, string> = { A13: 'Other', T3: 'Trailer not available' }
  fc.assert(
    fc.property(answers, (answer) => {
      const { answer: read, errors } = readAnswer990(received(writeAnswer990(answer), 'GF'))
      expect(errors).toEqual([])
      expect(read).toEqual({ ...answer, reason: meanings[answer.reasonCode ?? ''] ?? null })
    }),
  )
})
