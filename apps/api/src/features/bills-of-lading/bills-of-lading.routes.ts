import * as contract from '@lanewise/contract/bills-of-lading'
import { bind } from '#platform/http/bind.ts'
import { getBolOptions, getBolReport, sendBolReport } from './bills-of-lading.actions.ts'
import { generateOrderLabels, generatePalletLabels } from './pallet-labels.ts'

export const routes = [
  bind(contract.getBOLOptions, ({ ctx, params }) => getBolOptions(ctx, params.shipmentId)),
  bind(contract.getBolReport, ({ work, body }) => getBolReport(work, body)),
  bind(contract.sendBolReport, ({ work, body }) => sendBolReport(work, body)),
  bind(contract.generatePalletLabels, ({ work, body }) => generatePalletLabels(work, body)),
  bind(contract.generateOrderLabels, ({ work, body }) => generateOrderLabels(work, body.orderNumbers)),
]
