import * as contract from '@lanewise/contract/rate-confirmations'
import { bind } from '#platform/http/bind.ts'
import { findRateConfirmations, getConfirmationRecipient, sendRateConfirmation } from './rate-confirmations.actions.ts'

export const routes = [
  bind(contract.getConfirmationRecipient, ({ ctx, query }) => getConfirmationRecipient(ctx, query)),
  bind(contract.findRateConfirmations, ({ ctx, params }) => findRateConfirmations(ctx, params.shipmentId)),
  bind(contract.sendRateConfirmation, ({ ctx, params, body }) => sendRateConfirmation(ctx, { ...params, ...body })),
]
