import * as contract from '@lanewise/contract/auth'
import { bind } from '#platform/http/bind.ts'
import { checkActivation } from './activation.ts'
import { readPasswordReset } from './password-reset.ts'

/** Routes that need no signed-in user. */
export const publicRoutes = [
  bind(contract.checkActivation, ({ ctx, params }) => checkActivation(ctx, params.token)),
  bind(contract.getPasswordReset, ({ ctx, params }) => readPasswordReset(ctx, params.watch)),
]
