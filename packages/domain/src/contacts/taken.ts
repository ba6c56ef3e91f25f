import type { FieldIssue } from '#shared/issue.ts'

/** DEF-10: how a save is refused whose address or number another contact has. */
export const takenMessages = {
  primaryEmailAddress: 'Email already exists',
  officeNumber: 'Office number already exists',
  mobileNumber: 'Mobile number already exists',
} as const
export type TakenField = keyof typeof takenMessages

/** CONTACT-73, CONTACT-74: which fields the message of a refused save is about, and what stands beside them. */
export function takenFieldIssues(message: string): FieldIssue[] {
  return clues.filter(({ word }) => message.includes(word)).map(({ field, text }) => ({ path: [field], message: text }))
}

const takenNumber = 'A contact with this number already exists.'
const clues: { word: string; field: TakenField; text: string }[] = [
  { word: 'Email', field: 'primaryEmailAddress', text: 'A contact with this email already exists.' },
  { word: 'Office number', field: 'officeNumber', text: takenNumber },
  { word: 'Mobile number', field: 'mobileNumber', text: takenNumber },
]
