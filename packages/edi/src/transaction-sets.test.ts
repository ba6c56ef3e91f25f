import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acknowledge, readAcknowledgement997, writeAcknowledgement997 } from '#acknowledge-997.ts'
import { writeTender204 } from '#tender-204.ts'
import { accepted, envelope, fullTender, onlyTransaction, received, responses } from '#testing/samples.ts'
import { errorsInTransaction, functionalIds } from '#transaction-sets.ts'
import { readX12 } from '#x12.ts'
import { writeX12 } from '#x12-writer.ts'

it('checks the sets that are read and no other', () => {
  const answer = onlyTransaction(responses([accepted]))
  expect(errorsInTransaction(answer)).toEqual([])
  expect(errorsInTransaction(received(writeTender204(fullTender), functionalIds[204]))).toEqual([])
  expect(errorsInTransaction({ ...answer, kind: '850' })).toBeNull()
  expect(errorsInTransaction({ ...answer, kind: 'toString' })).toBeNull()
})

it('has an answer that can be read to every group, whatever it holds', () => {
  const [, ...segments] = writeX12(envelope([writeTender204(fullTender)], 'SM')).split('~')
  const names = fc.constantFrom(
    ...new Set(segments.map((segment) => segment.split('*')[0] ?? '')),
    'B1',
    'K1',
    'V9',
    'AK5',
    'x',
    '',
  )
  const elements = fc.array(
    fc.oneof(fc.constantFrom('', 'A', '20261117', '0800', 'ZZ', '-1', '1e9', 'ñ'), fc.string()),
    { maxLength: 16 },
  )
  const segment = fc.tuple(names, elements).map(([name, values]) => [name, ...values].join('*').replaceAll('~', ''))
  const text = fc.tuple(fc.constantFrom('204', '990', '997', '850'), fc.array(segment, { maxLength: 30 }))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (sets) => {
      const lines = sets.flatMap(([kind, body], index) => [
        `ST*${kind}*000${index}`,
        ...body,
        `SE*${body.length + 2}*000${index}`,
      ])
      const { interchanges } = readX12(responses([lines]))
      for (const group of interchanges.flatMap(({ groups }) => groups)) {
        const answer = acknowledge(group, errorsInTransaction)
        if (!answer) continue
        const sent = received(writeAcknowledgement997(answer), functionalIds[997])
        expect(readAcknowledgement997(sent).acknowledgement).toMatchObject({
          receipt: answer.receipt,
          accepted: answer.accepted,
        })
      }
    }),
  )
})
