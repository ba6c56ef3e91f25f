import * as contract from '@lanewise/contract/consolidation'
import { bind } from '#platform/http/bind.ts'
import { findCandidates, getConsolidation } from './consolidation.actions.ts'
import type { ConsolidationDeps } from './deps.ts'
import { previewConsolidation } from './load/preview-load.ts'
import { saveConsolidation } from './load/save-load.ts'

export const routes = (deps: ConsolidationDeps) => [
  bind(contract.getConsolidation, ({ ctx, params }) => getConsolidation(ctx, params.orderNumber)),
  bind(contract.findConsolidationCandidates, ({ ctx, body }) => findCandidates(ctx, body)),
  bind(contract.previewConsolidation, ({ work, params, body }) =>
    previewConsolidation(work, deps, { ...params, ...body }),
  ),
  bind(contract.saveConsolidation, ({ work, params, body }) => saveConsolidation(work, deps, { ...params, ...body })),
]
