import { allOperations } from '@lanewise/contract'
import { openApiDocument } from '@lanewise/contract/openapi'
import { writeClient } from './write-client.ts'

/**
 * Operations that a carrier uses: tenders, rate requests, its answers, the shipments to track, their routes, tracking
 * events, and EDI files in both directions.
 */
const called = [
  'getOfferedLoad',
  'answerOffer',
  'getRequestedLoad',
  'answerRateRequest',
  'getTrackedLoads',
  'getShipmentRoute',
  'recordTrackingEvents',
  'getTenderConnection',
  'getEdiFile',
  'receiveEdi',
]

/** Source of the simulator's client, generated from the current OpenAPI document. */
export const simulatorClient = () =>
  writeClient(openApiDocument(allOperations, { title: 'Lanewise', version: '1' }), called)
