import { type TakenField, takenMessages } from '@lanewise/domain/contacts/taken'
import { isUniqueViolation } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'

const fieldOfIndex: Record<string, TakenField> = {
  contacts_company_email: 'primaryEmailAddress',
  contacts_company_office: 'officeNumber',
  contacts_company_mobile: 'mobileNumber',
  /** A sign-in belongs to one person of one company, so a portal user of another one has the address already. */
  credentials_email: 'primaryEmailAddress',
}

/** DEF-10: a save that would give two contacts one address or number is refused in the words that forms look for. */
export function refuseTaken(error: unknown): never {
  const taken = Object.entries(fieldOfIndex).find(([index]) => isUniqueViolation(error, index))
  if (!taken) throw error
  return refuse.conflict(takenMessages[taken[1]])
}
