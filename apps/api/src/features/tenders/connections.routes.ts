import * as contract from '@lanewise/contract/tender-connections'
import { nameOf, type Work } from '#platform/context.ts'
import { bind } from '#platform/http/bind.ts'
import { refuse } from '#platform/refuse.ts'
import {
  createConnectionSecrets,
  getEdiFile,
  getTenderConnection,
  setTenderConnection,
} from './connection/connection.actions.ts'
import { connectionOf } from './connection/connection.queries.ts'
import type { TenderDeps } from './deps.ts'
import { answerTender } from './inbound/answer-tender.ts'
import { receiveEdi } from './inbound/receive-edi.ts'

export const routes = (deps: TenderDeps) => [
  bind(contract.getTenderConnection, ({ ctx, params }) => getTenderConnection(ctx, params.carrierId)),
  bind(contract.setTenderConnection, ({ ctx, params, body }) => setTenderConnection(ctx, deps, params.carrierId, body)),
  bind(contract.createConnectionSecrets, ({ ctx, params }) => createConnectionSecrets(ctx, params.carrierId)),
  bind(contract.getEdiFile, ({ work, params }) => getEdiFile(work, params)),
  bind(contract.uploadEdiFile, async ({ work, params, body }) => {
    const connectionId = await connectionIdOf(work, params.carrierId)
    return receiveEdi(work, deps, { connectionId, by: nameOf(work.user), ...body })
  }),
  bind(contract.receiveEdi, ({ work, link, body }) =>
    receiveEdi(work, deps, { connectionId: link.recordId, by: link.holder, fileName: 'received.x12', ...body }),
  ),
  bind(contract.answerTender, ({ work, link, params, body }) =>
    answerTender(work, deps, { link, offerId: params.offerId, report: body }),
  ),
]

const connectionIdOf = (work: Work, carrierId: string): Promise<string> =>
  work.transaction(async ({ db }) => (await connectionOf(db, carrierId))?.id ?? refuse.notFound('connection'))
