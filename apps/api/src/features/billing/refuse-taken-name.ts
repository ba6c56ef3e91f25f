import { isUniqueViolation } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'

export const refuseTakenName =
  (index: string, message: string) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error, index)) throw error
    return refuse.conflict(message, { name: [message] })
  }
