import { describe, expect, it } from 'vitest'
import { exampleOf, requestExample } from './example.ts'
import { fieldRows, type Schema } from './schema.ts'

const stop: Schema = {
  type: 'object',
  required: ['city'],
  properties: { city: { type: 'string', maxLength: 60 }, weight: { type: 'integer', minimum: 0, maximum: 500 } },
}
const order: Schema = {
  type: 'object',
  required: ['mode', 'stops'],
  properties: {
    mode: { enum: ['TL', 'LTL'], type: 'string' },
    stops: { type: 'array', items: stop, maxItems: 9 },
    target: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    sentAt: { type: 'string', format: 'date-time' },
  },
}

describe('the fields of a call', () => {
  it('are listed with those inside of them, their types and limits', () => {
    expect(fieldRows(order)).toEqual([
      { name: 'mode', type: 'string', isRequired: true, limits: 'one of TL, LTL' },
      { name: 'stops[]', type: 'array', isRequired: true, limits: 'at most 9 entries' },
      { name: 'stops[].city', type: 'string', isRequired: true, limits: 'at most 60 characters' },
      { name: 'stops[].weight', type: 'integer', isRequired: false, limits: 'at least 0; at most 500' },
      { name: 'target', type: 'number or null', isRequired: false, limits: '' },
      { name: 'sentAt', type: 'date-time', isRequired: false, limits: '' },
    ])
  })
})

describe('an example', () => {
  it('of an answer holds every field, within its limits', () => {
    expect(exampleOf(order)).toEqual({
      mode: 'TL',
      stops: [{ city: 'Joliet', weight: 500 }],
      target: 1985,
      sentAt: '2026-11-20T14:30:00Z',
    })
  })

  it('of a request holds what is needed, or the first fields where nothing is', () => {
    expect(requestExample(order)).toEqual({ mode: 'TL', stops: [{ city: 'Joliet' }] })
    const { required: _needed, ...filter } = order
    expect(Object.keys(requestExample(filter) as object)).toEqual(['mode', 'stops', 'target', 'sentAt'])
  })
})
