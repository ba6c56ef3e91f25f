import { describe, expect, it } from 'vitest'
import { takenFieldIssues, takenMessages } from './taken.ts'

describe('the message of a refused save', () => {
  it('that holds "Email" is about the email [CONTACT-73]', () => {
    const issue = { path: ['primaryEmailAddress'], message: 'A contact with this email already exists.' }
    expect(takenFieldIssues('Email already exists')).toEqual([issue])
    expect(takenFieldIssues(takenMessages.primaryEmailAddress)).toEqual([issue])
  })

  it('that holds "Office number" or "Mobile number" is about that number [CONTACT-74]', () => {
    const message = 'A contact with this number already exists.'
    expect(takenFieldIssues(takenMessages.officeNumber)).toEqual([{ path: ['officeNumber'], message }])
    expect(takenFieldIssues(takenMessages.mobileNumber)).toEqual([{ path: ['mobileNumber'], message }])
    expect(takenFieldIssues('Office number and Mobile number already exist')).toHaveLength(2)
  })

  it('that says something else is about no field', () => {
    expect(takenFieldIssues('Not a valid email')).toEqual([])
  })
})
