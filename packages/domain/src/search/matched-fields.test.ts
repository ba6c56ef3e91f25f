import { describe, expect, it } from 'vitest'
import { matchedFields } from './matched-fields.ts'
import { readSearch } from './search-text.ts'

const pickup = { label: 'Pickup', text: 'Acme Foods, Joliet, IL 60433' }
const delivery = { label: 'Delivery', text: "Harvest Lane Grocer's, Saint Paul, MN 55101" }
const reference = { label: 'PO', text: 'PO-4500 10447' }
const fields = [pickup, delivery, reference]

const matched = (text: string, shown: readonly string[] = ['O208790', 'Acme Foods']) =>
  matchedFields(readSearch(text), shown, fields).map(({ label }) => label)

describe('the fields that explain a result', () => {
  it('are those that hold the words, whatever their case, accents and punctuation', () => {
    expect(matched('harvest')).toEqual(['Delivery'])
    expect(matched('GROCERS')).toEqual(['Delivery'])
    expect(matched('Sàint paul')).toEqual(['Delivery'])
    expect(matched('po450010447')).toEqual(['PO'])
  })

  it('are none while the result shows the words itself', () => {
    expect(matched('acme')).toEqual([])
    expect(matched('o208790 foods')).toEqual([])
  })

  it('come in the order of how many of the missing words they hold, at most two', () => {
    expect(matched('acme 10447 harvest paul')).toEqual(['Delivery', 'PO'])
    expect(matched('joliet harvest lane po 60433', [])).toEqual(['Pickup', 'Delivery'])
  })

  it('are one for a list of numbers, and none when one of them is shown', () => {
    expect(matched('55101 10447')).toEqual(['Delivery'])
    expect(matched('O208790 10447')).toEqual([])
  })

  it('are none when no field holds the words', () => {
    expect(matched('nothing')).toEqual([])
    expect(matchedFields(readSearch(''), [], fields)).toEqual([])
  })
})
