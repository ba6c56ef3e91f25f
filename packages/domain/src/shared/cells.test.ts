import { expect, it } from 'vitest'
import { answerIn, dayIn, entriesIn, moneyIn, numberIn, timeIn } from './cells.ts'

it('reads numbers with and without thousands separators, and nothing that is none', () => {
  expect(['12', '12,480', '1.5', '.5', '-4'].map(numberIn)).toEqual([12, 12_480, 1.5, 0.5, -4])
  expect(['', '1,2', '0x10', 'heavy'].map(numberIn)).toEqual([undefined, undefined, undefined, undefined])
})

it('reads yes and no in the ways people write them', () => {
  expect(['TRUE', 'yes', 'x', '1'].map(answerIn)).toEqual([true, true, true, true])
  expect(['false', 'N', '0'].map(answerIn)).toEqual([false, false, false])
  expect(answerIn('maybe')).toBeUndefined()
})

it('parts several entries of a cell', () => {
  expect(entriesIn(' a; b;;c ')).toEqual(['a', 'b', 'c'])
  expect(entriesIn(' ')).toEqual([])
})

it('reads money as people and spreadsheets write it', () => {
  const written = ['2.34', '$2.34', ' $ 1,985.00 ', 'USD 1,985', '1985 USD', '-$5.50', '($5.50)', '(5.50)', '0']
  expect(written.map(moneyIn)).toEqual([2.34, 2.34, 1985, 1985, 1985, -5.5, -5.5, -5.5, 0])
  expect(['', '–', 'call us', '2.34 per mile', '1,2', '$', '()'].map(moneyIn)).toEqual(Array(7).fill(undefined))
})

it('reads days in the ways of this country and of spreadsheets, and none that the calendar does not have', () => {
  const written = ['2027-01-01', '01/01/2027', '1/1/27', '1-31-2027', '2027-01-31 00:00:00', '2027-01-31T00:00:00.000Z']
  expect(written.map(dayIn)).toEqual([
    '2027-01-01',
    '2027-01-01',
    '2027-01-01',
    '2027-01-31',
    '2027-01-31',
    '2027-01-31',
  ])
  expect(['13/01/2027', '02/30/2027', '2027-02-29', 'soon', '', '1/1/227'].map(dayIn)).toEqual(Array(6).fill(undefined))
})

it('reads a time of day as people and spreadsheets write it', () => {
  const read = {
    '8:00': '08:00:00',
    '08:00:30': '08:00:30',
    '0800': '08:00:00',
    '5:30 PM': '17:30:00',
    '12 am': '00:00:00',
    '12:15 p.m.': '12:15:00',
    '0.75': '18:00:00',
    '0.333333333333': '08:00:00',
  }
  for (const [text, time] of Object.entries(read)) expect(timeIn(text), text).toBe(time)
  for (const text of ['24:00', '13 pm', '8:60', 'noon', '8', '1.5']) expect(timeIn(text), text).toBeUndefined()
})

it('reads a day from the number that spreadsheets keep', () => {
  expect(dayIn('46541')).toBe('2027-06-03')
  expect(dayIn('46541.25')).toBe('2027-06-03')
  expect(dayIn('12345')).toBeUndefined()
})
