import fc from 'fast-check'
import { expect, it } from 'vitest'
import { envelope } from '#testing/samples.ts'
import { readX12 } from '#x12.ts'
import { type OutgoingInterchange, plainText, usualSeparators, writeX12 } from '#x12-writer.ts'

const written = (change: Partial<OutgoingInterchange>) => writeX12({ ...envelope([], 'GF'), ...change })

it('pads ISA, numbers transactions and counts what it wrote', () => {
  const text = writeX12(
    envelope(
      [
        { kind: '990', segments: [['B1', 'ACME', 'S1', null, 'A', null]] },
        { kind: '990', segments: [] },
      ],
      'GF',
    ),
  )
  expect(text.split('~')).toEqual([
    'ISA*00*          *00*          *ZZ*LANEWISE       *02*ACME           *261117*0815*U*00401*000000042*0*T*>',
    'GS*GF*LANEWISE*ACME*20261117*0815*7*X*004010',
    'ST*990*0001',
    'B1*ACME*S1**A',
    'SE*3*0001',
    'ST*990*0002',
    'SE*2*0002',
    'GE*2*7',
    'IEA*1*000000042',
    '',
  ])
})

it('turns separators inside of data into blanks and takes marks from letters', () => {
  const segments = [['K1', 'Pallets*6~or>7', 'Québec – Łódź “rush” ½\n東']] as const
  const [, , , remark] = writeX12(envelope([{ kind: '990', segments }], 'GF')).split('~')
  expect(remark).toBe('K1*Pallets 6 or 7*Quebec - Lodz "rush" 1 2')
  expect(plainText('ÆØß…')).toBe('AEOss...')
})

it('refuses envelopes that would not arrive', () => {
  const party = (id: string) => ({ qualifier: 'ZZ', id })
  expect(() => written({ sender: party('A name of sixteen') })).toThrow(RangeError)
  expect(() => written({ receiver: party('A*B') })).toThrow(RangeError)
  for (const controlNumber of [0, 1.5, 1_000_000_000, Number.NaN]) {
    expect(() => written({ controlNumber })).toThrow(RangeError)
  }
  for (const change of [
    { element: '~' },
    { element: 'A' },
    { component: '**' },
    { segment: '' },
    { segment: '~x' },
    { repetition: '*' },
  ]) {
    expect(() => written({ separators: { ...usualSeparators, ...change } })).toThrow(RangeError)
  }
})

it('writes what reads back the same, in any separators', () => {
  const separators = fc.constantFrom(
    usualSeparators,
    { element: '|', component: ':', repetition: '^', segment: '\n' },
    { element: '*', component: '>', repetition: null, segment: '~\r\n' },
    { element: '\u001d', component: '\u001f', repetition: null, segment: '\r\n' },
  )
  const element = fc.string({ maxLength: 12 }).map((text) => text.replace(/[*~>|:^]/g, '').trim())
  const last = element.filter((text) => text !== '')
  const segment = fc
    .tuple(fc.array(element, { maxLength: 5 }), last)
    .map(([most, end]) => ['K1', ...most, end] as const)
  const transactions = fc.array(
    fc.record({ kind: fc.constantFrom('990', '204'), segments: fc.array(segment, { maxLength: 4 }) }),
  )
  fc.assert(
    fc.property(separators, fc.array(transactions, { maxLength: 3 }), (chosen, sets) => {
      const groups = sets.map((set, index) => ({ ...envelope(set, 'GF').groups[0]!, controlNumber: index + 1 }))
      const { interchanges, errors } = readX12(written({ separators: chosen, groups }))
      expect(errors).toEqual([])
      expect(interchanges[0]?.separators).toEqual(chosen)
      const read = interchanges[0]?.groups.map((group) =>
        group.transactions.map(({ kind, segments }) => ({
          kind,
          segments: segments.map(({ id, elements }) => [id, ...elements]),
        })),
      )
      expect(read).toEqual(sets)
    }),
  )
})
