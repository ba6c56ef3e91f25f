import * as contract from '@lanewise/contract/auth'
import { bind } from '#platform/http/bind.ts'
import { getCurrentUser } from './current-user.ts'

export const routes = (betaUsers: string) => [
  bind(contract.getCurrentUser, ({ ctx }) => getCurrentUser(ctx, betaUsers)),
]
