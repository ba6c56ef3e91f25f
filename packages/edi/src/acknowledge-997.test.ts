import { describe, expect, it } from 'vitest'
import {
  type Acknowledgement,
  acknowledge,
  isAccepted,
  readAcknowledgement997,
  writeAcknowledgement997,
} from '#acknowledge-997.ts'
import { readAnswer990 } from '#answer-990.ts'
import { accepted, declined, envelope, isa, onlyTransaction, received, responses } from '#testing/samples.ts'
import { type Group, readX12, type Transaction } from '#x12.ts'
import { writeX12 } from '#x12-writer.ts'

const errorsOf = (transaction: Transaction) => (transaction.kind === '990' ? readAnswer990(transaction).errors : null)

function answerTo(text: string): Acknowledgement {
  const [group] = readX12(text).interchanges[0]?.groups ?? []
  const answer = acknowledge(group as Group, errorsOf)
  if (!answer) throw new Error('No answer')
  return answer
}
const linesTo = (text: string) =>
  writeX12(envelope([writeAcknowledgement997(answerTo(text))], 'FA'))
    .split('~')
    .slice(3, -4)

const good = responses([accepted, declined])
const noted = ['B1*ACME*S1*20261117*A', 'K1*Mañana']
const bad = ['B1*ACME*S1*20261345*Q']

describe('the answer to a group', () => {
  it('accepts what is right', () => {
    expect(linesTo(good)).toEqual(['AK1*GF*7', 'AK2*990*0001', 'AK5*A', 'AK2*990*0002', 'AK5*A', 'AK9*A*2*2*2'])
  })

  it('accepts with errors what can be understood, and does not repeat forbidden characters', () => {
    expect(linesTo(responses([noted]))).toEqual([
      'AK1*GF*7',
      'AK2*990*0001',
      'AK3*K1*3**8',
      'AK4*1*61*6',
      'AK5*E*5',
      'AK9*E*1*1*1',
    ])
  })

  it('accepts the good of a group and rejects the bad', () => {
    const text = responses([accepted, bad, noted])
    expect(linesTo(text)).toEqual([
      'AK1*GF*7',
      'AK2*990*0001',
      'AK5*A',
      'AK2*990*0002',
      'AK3*B1*2**8',
      'AK4*3*373*8*20261345',
      'AK3*B1*2**8',
      'AK4*4*558*7*Q',
      'AK5*R*5',
      'AK2*990*0003',
      'AK3*K1*3**8',
      'AK4*1*61*6',
      'AK5*E*5',
      'AK9*P*3*3*2',
    ])
    expect([0, 1, 2, 3].map((index) => isAccepted(answerTo(text), index))).toEqual([true, false, true, false])
  })

  it('rejects a group in which all is bad', () => {
    expect(linesTo(responses([bad])).at(-1)).toBe('AK9*R*1*1*0')
  })

  it.each([
    ['a wrong count of segments', good.replace('SE*4*0001', 'SE*9*0001'), ['AK5*R*4', 'AK5*A', 'AK9*P*2*2*1']],
    ['another control number', good.replace('SE*4*0001', 'SE*4*0009'), ['AK5*R*3', 'AK5*A', 'AK9*P*2*2*1']],
    ['a missing end', good.replace('SE*4*0001~', ''), ['AK5*R*2', 'AK5*A', 'AK9*P*2*2*1']],
    ['a control number used twice', good.replaceAll('*0002', '*0001'), ['AK5*A', 'AK5*R*23', 'AK9*P*2*2*1']],
    [
      'a transaction that nobody reads',
      good.replace('ST*990*0001', 'ST*850*0001'),
      ['AK5*R*1', 'AK5*A', 'AK9*P*2*2*1'],
    ],
    ['a wrong count of transactions', good.replace('GE*2*7', 'GE*3*7'), ['AK5*A', 'AK5*A', 'AK9*R*3*2*0*5']],
    ['another group number', good.replace('GE*2*7', 'GE*2*8'), ['AK5*A', 'AK5*A', 'AK9*R*2*2*0*4']],
    ['a missing end of the group', good.replace('GE*2*7~', ''), ['AK5*A', 'AK5*A', 'AK9*R*2*2*0*3']],
    ['a count that is no number', good.replace('GE*2*7', 'GE*two*7'), ['AK5*A', 'AK5*A', 'AK9*R*0*2*0*5']],
    ['a count beyond all measure', good.replace('GE*2*7', 'GE*20261117*7'), ['AK5*A', 'AK5*A', 'AK9*R*999999*2*0*5']],
    [
      'line ends of Windows and lower case',
      responses([accepted], { segment: '\r\n' }).toLowerCase(),
      ['AK5*A', 'AK9*A*1*1*1'],
    ],
    ['a file that breaks off', good.slice(0, good.indexOf('V9*')), ['AK5*A', 'AK5*R*2', 'AK9*R*2*2*0*3']],
  ])('says so to %s', (_, text, expected) => {
    expect(linesTo(text).filter((line) => /^AK[59]/.test(line))).toEqual(expected)
  })

  it('has nothing usable of a group that is rejected', () => {
    expect(isAccepted(answerTo(good.replace('GE*2*7', 'GE*3*7')), 0)).toBe(false)
  })

  it('is never given to an acknowledgement', () => {
    const [group] = readX12(good.replace('GS*GF', 'GS*FA')).interchanges[0]?.groups ?? []
    expect(acknowledge(group as Group, errorsOf)).toBeNull()
  })

  it.each(['GS**ACME*LANW*20261117*0815*7', 'GS*GF*ACME*LANW*20261117*0815*'])(
    'cannot name a group that begins with %s',
    (begin) => {
      const [group] = readX12(good.replace(/GS\*.*?(?=\*X)/, begin)).interchanges[0]?.groups ?? []
      expect(acknowledge(group as Group, errorsOf)).toBeNull()
    },
  )

  it('cannot be given where not even the envelope could be read', () => {
    expect(readX12(isa().slice(0, 50)).interchanges).toEqual([])
  })
})

describe('an acknowledgement that came', () => {
  const readBack = (acknowledgement: Acknowledgement) =>
    readAcknowledgement997(received(writeAcknowledgement997(acknowledgement), 'FA'))
  const codes = ({ transactions, ...group }: Acknowledgement) => ({
    ...group,
    transactions: transactions.map(({ errors, ...transaction }) => ({
      ...transaction,
      errors: errors.map(({ segment, position, code, elements }) => ({
        ...{ segment, position, code },
        elements: elements.map((element) => [element.element, element.reference, element.code]),
      })),
    })),
  })

  it.each([
    ['accepts all', good],
    ['accepts a part', responses([accepted, bad, noted])],
    ['rejects the group', good.replace('GE*2*7', 'GE*3*9')],
  ])('is read when it %s', (_, text) => {
    const { acknowledgement, errors } = readBack(answerTo(text))
    expect(errors).toEqual([])
    expect(acknowledgement && codes(acknowledgement)).toEqual(codes(answerTo(text)))
  })

  const from = (...segments: string[]) =>
    readAcknowledgement997(onlyTransaction(responses([segments]).replace('ST*990', 'ST*997')))

  it('says in words what the other side found', () => {
    const { acknowledgement } = from(
      'AK1*SM*12',
      'AK2*204*0001',
      'AK3*N4*20*0310*8',
      'AK4*2*156*7*XX',
      'AK5*R*5',
      'AK9*R*1*1*0',
    )
    expect(acknowledgement).toMatchObject({
      functionalId: 'SM',
      controlNumber: '12',
      receipt: 'Rejected',
      transactions: [
        {
          receipt: 'Rejected',
          errors: [
            {
              segment: 'N4',
              position: 20,
              message: 'Segment has element errors',
              elements: [{ element: 2, copy: 'XX', message: 'Invalid code' }],
            },
          ],
        },
      ],
    })
  })

  it('counts a transaction as rejected that nobody said was accepted', () => {
    expect(from('AK1*SM*12', 'AK2*204*0001', 'AK9*A*1*1*1').acknowledgement?.transactions[0]?.receipt).toBe('Rejected')
  })

  it('is refused without its ends or with a letter that nobody knows', () => {
    expect(from('AK2*204*0001', 'AK5*A').acknowledgement).toBeNull()
    expect(from('AK1*SM*12', 'AK9*Q*1*1*1').acknowledgement).toBeNull()
  })
})
