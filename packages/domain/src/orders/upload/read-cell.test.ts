import { describe, expect, it } from 'vitest'
import { freightClasses } from '#freight/freight-class.ts'
import { shownCell, uploadColumns } from './columns.ts'
import { asAmount, asAnswer, asDay, asNumber, asTime, oneOf, type Reader, severalOf } from './read-cell.ts'

const messageOf = (read: ReturnType<Reader<unknown>>) => ('message' in read ? read.message : null)

it('says how a number, a time and an answer are written', () => {
  expect([messageOf(asNumber('heavy')), messageOf(asTime('noon')), messageOf(asAnswer('maybe'))]).toEqual([
    'Not a number. Write it as 1200',
    'Not a time. Write it as 08:00 or 5:30 PM',
    'Write Yes or No',
  ])
  expect([asAmount('much'), asDay('soon')].map(messageOf).every(Boolean)).toBe(true)
  expect([asNumber('1,200'), asTime('5:30 PM'), asAnswer('yes')]).toEqual([
    { value: 1200 },
    { value: '17:30:00' },
    { value: true },
  ])
})

describe('a choice', () => {
  const letters = [...'abcdefghijklmn'].map((letter) => `${letter.repeat(3)}bage`)
  const reader = (count: number) => oneOf(letters.slice(0, count), (value) => [value])

  it('is told all values of a list that fits a line, such as the freight classes', () => {
    expect(messageOf(reader(13)('xyz'))).toBe(`Write one of ${letters.slice(0, 13).join(', ')}`)
    expect(messageOf(oneOf(freightClasses, (value) => [value])('71'))).toBe(
      'Write one of 50, 55, 60, 65, 70, 77.5, 85, 92.5, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500',
    )
  })

  it('is told the nearest value of a longer list, otherwise where to look', () => {
    expect(messageOf(reader(14)('cccbagg'))).toBe('Not known. Did you mean cccbage?')
    expect(messageOf(reader(14)('xyz'))).toBe('Not known. See the template for how it is written')
  })

  it('may be several, of which the first that is wrong is told', () => {
    const several = severalOf(reader(2))
    expect(several('aaabage; BBB-bage')).toEqual({ value: ['aaabage', 'bbbbage'] })
    expect(messageOf(several('aaabage; xyz'))).toBe('Write one of aaabage, bbbbage')
  })
})

describe('shownCell', () => {
  const { Pickup } = uploadColumns
  const shown = (column: string, text: string) => shownCell({ row: 2, values: { [column]: text } }, column)

  it('writes the times and days of a spreadsheet as people do', () => {
    expect(shown(Pickup.from, '0.375')).toBe('09:00')
    expect(shown(Pickup.date, '46541')).toBe('06/03/2027')
  })

  it('leaves other cells as they are', () => {
    expect(shown(Pickup.from, 'noon')).toBe('noon')
    expect(shown(Pickup.zip, '46541')).toBe('46541')
    expect(shown(uploadColumns.item.totalWeight, '0.375')).toBe('0.375')
  })
})
