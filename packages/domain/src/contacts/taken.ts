import type { FieldIssue } from '#shared/issue.ts'

/** Error messages for an address or number that another contact already has. (DEF-10) */
export const takenMessages = {
  primaryEmailAddress: 'Email already exists',
  officeNumber: 'Office number already exists',
  mobileNumber: 'Mobile number already exists',
} as const
export type TakenField = keyof typeof takenMessages

/** Fields that the error of a failed save refers to, with the message for each. (CONTACT-73, CONTACT-74) */
export function takenFieldIssues(message: string): FieldIssue[] {
  return clues.filter(({ word }) => message.includes(word)).map(({ field, text }) => ({ path: [field], message: text }))
}

const takenNumber = 'A contact with this number already exists.'
const clues: { word: string; field: TakenField; text: string }[] = [
  { word: 'Email', field: 'primaryEmailAddress', text: 'A contact with this email already exists.' },
  { word: 'Office number', field: 'officeNumber', text: takenNumber },
  { word: 'Mobile number', field: 'mobileNumber', text: takenNumber },
]
