import * as contract from '@lanewise/contract/auth'
import { bind } from '#platform/http/bind.ts'
import { readCurrentUser } from './current-user.ts'

export const routes = (betaUsers: string) => [
  bind(contract.getCurrentUser, ({ ctx }) => readCurrentUser(ctx, betaUsers)),
]
