import { type TakenField, takenMessages } from '@lanewise/domain/contacts/taken'
import { isUniqueViolation } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'

const fieldOfIndex: Record<string, TakenField> = {
  contacts_company_email: 'primaryEmailAddress',
  contacts_company_office: 'officeNumber',
  contacts_company_mobile: 'mobileNumber',
  /**
   * A sign-in belongs to one person of one company, so the address may already belong to a portal user of another
   * company.
   */
  credentials_email: 'primaryEmailAddress',
}

/**
 * A save that would give two contacts the same address or number is refused with the messages that forms expect.
 * (DEF-10)
 */
export function refuseTaken(error: unknown): never {
  const taken = Object.entries(fieldOfIndex).find(([index]) => isUniqueViolation(error, index))
  if (!taken) throw error
  return refuse.conflict(takenMessages[taken[1]])
}
