import { changedMeanwhile } from '@lanewise/contract/messages'
import { type FieldConflict, modelStateOf, type Problem } from '@lanewise/contract/problem'
import { noPermissionText } from '@lanewise/domain/access/allowed'

/** A refusal that reaches the caller as a problem response and rolls back the transaction. */
export class Refusal extends Error {
  readonly status: number
  readonly extra: Partial<Problem>

  constructor(status: number, message: string, extra: Partial<Problem> = {}) {
    super(message)
    this.status = status
    this.extra = extra
  }
}

export const refuse = {
  invalid: (message: string, modelState?: Record<string, string[]>): never => {
    throw new Refusal(400, message, modelState ? { modelState } : {})
  },
  unauthenticated: (): never => {
    throw new Refusal(401, 'Sign in to continue')
  },
  forbidden: (message = noPermissionText): never => {
    throw new Refusal(403, message)
  },
  notFound: (kind: string): never => {
    throw new Refusal(404, `This ${kind} does not exist or is not yours`)
  },
  conflict: (message: string, modelState?: Record<string, string[]>): never => {
    throw new Refusal(409, message, modelState ? { modelState } : {})
  },
  /** Refuses a duplicate record with the number of the existing one, so that the caller can offer that one instead. */
  exists: (message: string, existingNumber: string, modelState: Record<string, string[]>): never => {
    throw new Refusal(409, message, { existingNumber, modelState })
  },
  changed: (conflicts: FieldConflict[], version: number): never => {
    throw new Refusal(409, changedMeanwhile, { conflicts, version })
  },
  gone: (message: string): never => {
    throw new Refusal(410, message)
  },
  tooLarge: (message: string): never => {
    throw new Refusal(413, message)
  },
  unprocessable: (message: string, modelState?: Record<string, string[]>): never => {
    throw new Refusal(422, message, modelState ? { modelState } : {})
  },
  /** Refuses until the named order is completed. */
  incomplete: (message: string, orderNumber?: string): never => {
    throw new Refusal(422, message, orderNumber === undefined ? {} : { orderNumber })
  },
  tooMany: (message = 'Too many attempts. Wait a moment and try again.'): never => {
    throw new Refusal(429, message)
  },
}

/** Refuses with the messages of a schema, listed by field. */
export function refuseIssues(issues: Parameters<typeof modelStateOf>[0]): never {
  const modelState = modelStateOf(issues)
  return refuse.invalid(Object.values(modelState)[0]?.[0] ?? 'Invalid input', modelState)
}
