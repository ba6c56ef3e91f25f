import * as contract from '@lanewise/contract/auth'
import { bind } from '#platform/http/bind.ts'
import { checkActivation } from './activation.ts'
import { readPasswordReset } from './password-reset.ts'

/** What is asked before anybody is signed in. */
export const publicRoutes = [
  bind(contract.checkActivation, ({ ctx, params }) => checkActivation(ctx, params.token)),
  bind(contract.getPasswordReset, ({ ctx, params }) => readPasswordReset(ctx, params.watch)),
]
