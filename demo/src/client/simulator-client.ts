import { allOperations } from '@lanewise/contract'
import { openApiDocument } from '@lanewise/contract/openapi'
import { writeClient } from './write-client.ts'

/** What a carrier calls: what it is offered or asked a rate for, its answers, what it is to tell of, the way, and what it tells. */
const called = [
  'getOfferedLoad',
  'answerOffer',
  'getRequestedLoad',
  'answerRateRequest',
  'getTrackedLoads',
  'getShipmentWay',
  'recordTrackingEvents',
]

/** The client of the simulator by the document that the product publishes now. */
export const simulatorClient = () =>
  writeClient(openApiDocument(allOperations, { title: 'Lanewise', version: '1' }), called)
