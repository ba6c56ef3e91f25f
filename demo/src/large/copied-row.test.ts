import { describe, expect, it } from 'vitest'
import { type ColumnRole, type Copy, copiedRow, lowestIdOf, roundOfId } from './copied-row.ts'

const id = Buffer.from('5f0e8c1a11114222833344444444444a', 'hex')
const numberOf = () => 0xabcddef
const startOf2000 = Date.UTC(2000, 0, 1)

/** A row in binary COPY format: the field count, then each field with its length. */
function rowOf(fields: (Buffer | null)[]): Buffer {
  const count = Buffer.from([0, fields.length])
  const parts = fields.flatMap((field) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(field?.length ?? -1)
    return field ? [length, field] : [length]
  })
  return Buffer.concat([count, ...parts])
}

/** Copies a row into a buffer and checks that the bytes around it stay unchanged. */
function copyOf(fields: (Buffer | null)[], roles: ColumnRole[], copy: Copy): Buffer {
  const target = Buffer.alloc(500, 0x5a)
  const end = copiedRow(rowOf(fields), roles, numberOf)(target, 3, copy)
  expect(target.subarray(0, 3).toString() + target.subarray(end).toString()).toMatch(/^Z+$/)
  return target.subarray(3, end)
}
const one = (field: Buffer, role: ColumnRole, round: number) =>
  Buffer.from(copyOf([field], [role], { round, orderNumber: '' }).subarray(6))
const textOf = (text: string, role: ColumnRole, round: number) => one(Buffer.from(text), role, round).toString()
const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const idOf = (round: number) => uuidOf(one(Buffer.from(id), 'id', round).toString('hex'))

describe('a copied row', () => {
  it('has an id of its round and its number, so that later rows have higher ones', () => {
    expect(idOf(255)).toBe('000000ff-abcd-8def-8333-44444444444a')
    expect(roundOfId(idOf(255))).toBe(255)
    expect(idOf(256) > idOf(255)).toBe(true)
  })

  it('has no lower id than the lowest of its round, and none of an earlier round reaches that', () => {
    expect(idOf(255) >= lowestIdOf(255)).toBe(true)
    expect(idOf(254) < lowestIdOf(255)).toBe(true)
  })

  it('lies whole weeks earlier, on the same weekday', () => {
    const moment = Buffer.alloc(8)
    moment.writeBigInt64BE(BigInt(Date.parse('2026-11-16T13:00:00.000Z') - startOf2000) * 1_000n)
    const shifted = Number(one(moment, 'moment', 2).readBigInt64BE() / 1_000n)
    expect(new Date(startOf2000 + shifted).toISOString()).toBe('2026-11-02T13:00:00.000Z')
    const day = Buffer.alloc(4)
    day.writeInt32BE((Date.parse('2026-11-16') - startOf2000) / 86_400_000)
    const shiftedDays = one(day, 'day', 54).readInt32BE()
    expect(new Date(startOf2000 + shiftedDays * 86_400_000).toISOString().slice(0, 10)).toBe('2026-11-02')
  })

  it('may lie before the year 2000, from which the database counts', () => {
    const moment = Buffer.alloc(8)
    expect(one(moment, 'moment', 1).readBigInt64BE()).toBe(-7n * 86_400_000_000n)
  })

  it('changes numbers of references alike wherever they stand, and no two become the same', () => {
    const inJson = textOf('[{"value": "Überfracht 4500128837"}]', 'references', 9)
    expect(inJson).toBe(`[{"value": "Überfracht ${textOf('4500128837', 'references', 9)}"}]`)
    const made = Array.from({ length: 500 }, (_unused, round) => textOf('71234', 'references', round))
    expect(new Set(made).size).toBe(500)
    expect(made.every((value) => value.length === 5)).toBe(true)
    expect(textOf('99123456789012', 'references', 1)).toBe('99123456796931')
  })

  it('leaves what is nothing, and what belongs to no round, as it is', () => {
    const fields = [null, Buffer.from('Joliet 60435'), Buffer.alloc(0)]
    expect(copyOf(fields, ['moment', 'same', 'references'], { round: 4, orderNumber: '' })).toEqual(rowOf(fields))
  })

  it('ends with the number of its order, however long', () => {
    const fields = ['A', 'O200001'].map((text) => Buffer.from(text))
    for (const orderNumber of ['O300000', 'O1300000']) {
      const made = copyOf(fields, ['same', 'orderNumber'], { round: 1, orderNumber })
      expect(made).toEqual(rowOf(['A', orderNumber].map((text) => Buffer.from(text))))
    }
  })
})
