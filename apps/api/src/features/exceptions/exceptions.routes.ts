import * as contract from '@lanewise/contract/exceptions'
import { bind } from '#platform/http/bind.ts'
import type { MailSite } from '../notifications/index.ts'
import {
  assignExceptions,
  completeExceptions,
  countExceptions,
  findExceptions,
  getAssignees,
} from './exceptions.actions.ts'
import { reopenExceptions, snoozeExceptions } from './snoozes/snooze.actions.ts'

export const routes = (site: MailSite) => [
  bind(contract.findExceptions, ({ ctx, query }) => findExceptions(ctx, query)),
  bind(contract.countExceptions, ({ ctx }) => countExceptions(ctx)),
  bind(contract.getAssignees, ({ ctx, query }) => getAssignees(ctx, query)),
  bind(contract.assignExceptions, ({ ctx, body }) => assignExceptions(ctx, site, body)),
  bind(contract.snoozeExceptions, ({ ctx, body }) => snoozeExceptions(ctx, body)),
  bind(contract.completeExceptions, ({ ctx, body }) => completeExceptions(ctx, body.ids)),
  bind(contract.reopenExceptions, ({ ctx, body }) => reopenExceptions(ctx, body.ids)),
]
