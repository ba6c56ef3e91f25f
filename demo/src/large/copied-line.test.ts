import { describe, expect, it } from 'vitest'
import { type ColumnRole, copiedRow, lowestIdOf, roundOfId } from './copied-line.ts'

const id = '5f0e8c1a-1111-4222-8333-444444444444'
const one = (field: string, role: ColumnRole, round: number) =>
  copiedRow([field], [role])({ round, orderNumber: `O${round}` })

describe('a copied row', () => {
  it('has another id in each round and refers to rows of the same round', () => {
    expect(one(id, 'id', 255)).toBe('000000ff-1111-8222-8333-444444444444')
    expect(roundOfId(one(id, 'id', 255))).toBe(255)
    expect(copiedRow([id, id], ['id', 'id'])({ round: 3, orderNumber: '' }).split('\t')[0]).toBe(one(id, 'id', 3))
  })

  it('has no lower id than the lowest of its round, and none of an earlier round reaches that', () => {
    for (const each of ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']) {
      expect(one(each, 'id', 255) >= lowestIdOf(255)).toBe(true)
      expect(one(each, 'id', 254) < lowestIdOf(255)).toBe(true)
    }
  })

  it('lies whole weeks earlier, on the same weekday', () => {
    expect(one('2026-11-16 13:00:00+00', 'moment', 2)).toBe('2026-11-02T13:00:00.000Z')
    expect(one('2026-11-16', 'day', 54)).toBe('2026-11-02')
  })

  it('changes numbers of references alike wherever they stand, and no two become the same', () => {
    const inJson = one('[{"value": "4500128837"}]', 'references', 9)
    expect(inJson).toBe(`[{"value": "${one('4500128837', 'references', 9)}"}]`)
    const made = Array.from({ length: 500 }, (_unused, round) => one('71234', 'references', round))
    expect(new Set(made).size).toBe(500)
    expect(made.every((value) => value.length === 5)).toBe(true)
  })

  it('leaves what is nothing, and what belongs to no round, as it is', () => {
    expect(copiedRow(['\\N', 'Joliet'], ['moment', 'same'])({ round: 4, orderNumber: '' })).toBe('\\N\tJoliet')
  })

  it('keeps its columns in their order, whichever of them change', () => {
    const row = copiedRow(
      ['A', id, '', '2026-11-16', 'O200001', 'Z'],
      ['same', 'id', 'same', 'day', 'orderNumber', 'same'],
    )
    const made = ['A', '00000001-1111-8222-8333-444444444444', '', '2026-11-09', 'O300000', 'Z']
    expect(row({ round: 1, orderNumber: 'O300000' })).toBe(made.join('\t'))
  })
})
