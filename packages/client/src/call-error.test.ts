import { describe, expect, it } from 'vitest'
import { CallError, errorLines, errorText, fieldErrors } from './call-error.ts'

const all = {
  Model: { modelState: { code: ['from Model.modelState'] }, message: 'from Model.message' },
  Message: 'from Message',
  modelState: { code: ['from modelState'] },
  message: 'from message',
}

describe('the text of a failed answer', () => {
  it('is the first that is not empty of Model.modelState, Model.message, Message, modelState, message [UX-18]', () => {
    expect(errorLines(all)).toEqual(['from Model.modelState'])
    expect(errorLines({ ...all, Model: { ...all.Model, modelState: {} } })).toEqual(['from Model.message'])
    expect(errorLines({ ...all, Model: { modelState: { a: [''] }, message: ' ' } })).toEqual(['from Message'])
    expect(errorLines({ modelState: all.modelState, message: all.message })).toEqual(['from modelState'])
    expect(errorLines({ modelState: {}, message: 'from message' })).toEqual(['from message'])
  })

  it.each([[undefined], [null], ['<html>'], [{}], [{ message: '' }], [[1]]])(
    'is "An unknown error occurred." when %j says nothing readable [UX-19]',
    (content) => {
      expect(errorText(new CallError(500, content))).toBe('An unknown error occurred.')
    },
  )

  it('is the same when there was no answer at all', () => {
    expect(errorText(new TypeError('Failed to fetch'))).toBe('An unknown error occurred.')
  })

  it('has one line for each value of modelState [UX-20]', () => {
    const error = new CallError(400, { modelState: { code: ['Code is taken', 'Code is long'], weight: ['Too heavy'] } })
    expect(errorText(error)).toBe('Code is taken\nCode is long\nToo heavy')
  })

  it('is the text that the caller names instead, where it names one', () => {
    expect(errorText(new CallError(500, {}), 'An unknown error has occurred')).toBe('An unknown error has occurred')
  })
})

describe('messages per field', () => {
  it('name the first message of each field and leave out what concerns none', () => {
    const error = new CallError(400, { modelState: { code: ['taken', 'long'], '': ['the whole'], note: [] } })
    expect(fieldErrors(error)).toEqual({ code: 'taken' })
    expect(fieldErrors(new Error('x'))).toEqual({})
  })
})
