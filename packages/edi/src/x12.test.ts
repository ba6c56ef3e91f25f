import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepted, declined, isa, responses } from '#testing/samples.ts'
import { elementOf, readX12 } from '#x12.ts'

const errorsOf = (text: string) =>
  readX12(text).errors.map(({ level, code, segment, position }) => `${level} ${code} at ${segment} ${position}`)

const one = (text: string) => {
  const { interchanges, errors } = readX12(text)
  expect(errors).toEqual([])
  const [interchange] = interchanges
  if (!interchange) throw new Error('No interchange')
  return interchange
}

describe('a file as it should be', () => {
  it('gives sender, receiver, groups and transactions', () => {
    const interchange = one(responses([accepted, declined]))
    expect(interchange).toMatchObject({
      sender: { qualifier: 'ZZ', id: 'ACMEFREIGHT' },
      receiver: { qualifier: '02', id: 'LANW' },
      controlNumber: '000000042',
      isTest: true,
      wantsAcknowledgment: false,
      separators: { element: '*', component: '>', repetition: null, segment: '~' },
    })
    const [group] = interchange.groups
    expect(group).toMatchObject({
      functionalId: 'GF',
      sender: 'ACME',
      controlNumber: '7',
      version: '004010',
      included: 2,
    })
    expect(group?.transactions.map(({ kind, controlNumber, position }) => [kind, controlNumber, position])).toEqual([
      ['990', '0001', 3],
      ['990', '0002', 7],
    ])
    expect(group?.transactions[1]?.segments.map(({ id, position }) => [id, position])).toEqual([
      ['B1', 8],
      ['V9', 9],
      ['K1', 10],
    ])
  })

  it.each([
    ['pipes and line feeds', { element: '|', component: ':', segment: '\n' }],
    ['line ends of Windows', { segment: '\r\n' }],
    ['carriage returns alone', { segment: '\r' }],
    ['a tilde and a line end of Windows', { segment: '~\r\n' }],
    ['a tilde and a line feed', { segment: '~\n' }],
    ['control characters', { element: '\u001d', component: '\u001f', segment: '\u001c' }],
    ['carets and apostrophes', { element: '^', component: '<', segment: "'" }],
  ])('is read with %s', (_, style) => {
    const interchange = one(responses([accepted, declined], style))
    expect(interchange.separators).toMatchObject(style)
    const [first] = interchange.groups[0]?.transactions ?? []
    expect(first?.segments[0]?.elements).toEqual(['ACME', 'S1000123', '20261117', 'A'])
  })

  it('may declare a separator of repetitions', () => {
    expect(one(responses([accepted], { repetition: '^' })).separators.repetition).toBe('^')
  })

  it('may hold several groups', () => {
    const group = (number: number) => `GS*GF*A*B*20261117*0815*${number}*X*004010~GE*0*${number}~`
    const { groups } = one(`${isa()}${group(1)}TA1*000000001*261117*0815*A*000~${group(2)}IEA*2*42~`)
    expect(groups.map(({ controlNumber }) => controlNumber)).toEqual(['1', '2'])
  })

  it('may hold several interchanges, each with separators of its own', () => {
    const text = `\ufeff\n${responses([accepted])}\r\n\r\n${responses([declined], { element: '|', segment: '\n' })}`
    const { interchanges, errors } = readX12(text)
    expect(errors).toEqual([])
    expect(interchanges.map(({ separators }) => separators.element)).toEqual(['*', '|'])
    expect(interchanges[1]?.groups[0]?.transactions[0]?.position).toBe(11)
  })

  it('may have segment names in lower case and no end of the last segment', () => {
    const text = responses([accepted]).toLowerCase().replace(/~$/, '')
    const interchange = one(text)
    expect(interchange.groups[0]?.transactions[0]?.segments.map(({ id }) => id)).toEqual(['B1', 'N9'])
  })

  it('keeps letters outside of ASCII', () => {
    const [remark] =
      one(responses([['B1*ACME*S1*20261117*A', 'K1*Mañana en Querétaro']])).groups[0]?.transactions[0]?.segments.slice(
        -1,
      ) ?? []
    expect(remark && elementOf(remark, 1)).toBe('Mañana en Querétaro')
    expect(remark && elementOf(remark, 9)).toBe('')
  })
})

describe('a file with errors', () => {
  const good = responses([accepted, declined])

  it.each([
    ['is empty', ' \r\n', ['Interchange 023 at ISA 1']],
    ['is something else', 'UNB+UNOA:1+A+B', ['Interchange 022 at ISA 1']],
    ['breaks off in ISA', isa().slice(0, 60), ['Interchange 023 at ISA 1']],
    ['breaks off before ISA is ended', isa().slice(0, 105), ['Interchange 023 at ISA 1']],
    [
      'has an ISA with a sender that is not padded',
      isa().replace('ACMEFREIGHT    ', 'ACMEFREIGHT'),
      ['Interchange 022 at ISA 1'],
    ],
    ['separates elements by a letter', isa({ element: 'x' }), ['Interchange 026 at ISA 1']],
    ['ends segments by a digit', isa({ segment: '7' }), ['Interchange 004 at ISA 1']],
    ['separates components as elements', `${isa({ component: '~' })}IEA*0*42~`, ['Interchange 027 at ISA 1']],
  ])('says so when it %s', (_, text, expected) => {
    expect(errorsOf(text)).toEqual(expected)
  })

  it.each([
    ['the count of SE', good.replace('SE*4*0001', 'SE*9*0001'), ['Transaction 4 at SE 6']],
    ['a count that is no number', good.replace('SE*4*0001', 'SE*four*0001'), ['Transaction 4 at SE 6']],
    ['the control number of SE', good.replace('SE*4*0001', 'SE*4*0009'), ['Transaction 3 at SE 6']],
    ['a missing SE', good.replace('SE*4*0001~', ''), ['Transaction 2 at SE 6']],
    ['a control number that is used twice', good.replaceAll('*0002', '*0001'), ['Transaction 23 at ST 7']],
    ['a control number that is too short', good.replaceAll('*0002', '*2'), ['Transaction 7 at ST 7']],
    ['a transaction set that is none', good.replace('ST*990*0002', 'ST**0002'), ['Transaction 6 at ST 7']],
    ['the count of GE', good.replace('GE*2*7', 'GE*3*7'), ['Group 5 at GE 12']],
    ['the control number of GE', good.replace('GE*2*7', 'GE*2*8'), ['Group 4 at GE 12']],
    ['a missing GE', good.replace('GE*2*7~', ''), ['Group 3 at GE 12']],
    ['a group without a number', good.replace('0815*7*X', '0815**X').replace('GE*2*7', 'GE*2*'), ['Group 6 at GS 2']],
    ['a group without an id', good.replace('GS*GF', 'GS*'), ['Group 1 at GS 2']],
    ['the count of IEA', good.replace('IEA*1', 'IEA*2'), ['Interchange 021 at IEA 13']],
    ['the control number of IEA', good.replace('IEA*1*000000042', 'IEA*1*43'), ['Interchange 001 at IEA 13']],
    ['a missing IEA', good.replace('IEA*1*000000042~', ''), ['Interchange 023 at IEA 13']],
    ['a segment between transactions', good.replace('ST*990*0002', 'K1*LOST~ST*990*0002'), ['Interchange 022 at K1 7']],
    [
      'SE without ST',
      good.replace('ST*990*0001~', ''),
      ['Interchange 022 at B1 3', 'Interchange 022 at N9 4', 'Interchange 022 at SE 5', 'Group 5 at GE 11'],
    ],
  ])('names %s and its place', (_, text, expected) => {
    expect(errorsOf(text)).toEqual(expected)
  })

  it('reads on after a bad transaction', () => {
    const text = responses([accepted, declined, accepted]).replace('SE*5*0002', 'SE*6*0002')
    const [group] = readX12(text).interchanges[0]?.groups ?? []
    expect(group?.transactions.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      [],
      ['SE counts "6" segments, 5 came'],
      [],
    ])
  })

  it('reads the interchange that follows one without an end', () => {
    const { interchanges, errors } = readX12(good.replace('IEA*1*000000042~', '') + good)
    expect(interchanges).toHaveLength(2)
    expect(errors.map(({ code }) => code)).toEqual(['023'])
  })
})

it('answers to whatever comes', () => {
  const pieces = fc.constantFrom(
    'ISA',
    'GS',
    'GE',
    'ST',
    'SE',
    'IEA',
    'B1',
    '*',
    '~',
    '\r\n',
    '0001',
    '990',
    ' ',
    isa(),
    'é',
  )
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(garbage, fc.boolean(), (text, isBegun) => {
      const { interchanges, errors } = readX12(isBegun ? isa() + text : text)
      expect(errors.every(({ position, message }) => position >= 1 && message !== '')).toBe(true)
      expect(interchanges.length + errors.length).toBeGreaterThan(0)
    }),
  )
})

it('answers to a file that lost or gained characters anywhere', () => {
  const text = responses([accepted, declined])
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(5), fc.string({ maxLength: 5 }), (at, lost, gained) => {
      const broken = text.slice(0, at) + gained + text.slice(at + lost)
      expect(() => readX12(broken)).not.toThrow()
    }),
  )
})
