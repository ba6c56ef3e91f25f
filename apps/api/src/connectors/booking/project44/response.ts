import { z } from 'zod'
import { fields, list, text, verbatim } from '#connectors/rates/partner-fields.ts'
import type { EarlierCall, PartnerAnswer, PartnerBooked } from '../booking-partner.ts'

const message = fields({ severity: verbatim, message: text, diagnostic: text })
const identifiers = list(fields({ type: verbatim, value: verbatim }))
type Message = z.output<typeof message>

/** What of a dispatch's answer the product reads: it names the numbers of the shipment, or it is none. */
export const DispatchAnswer = z.object({
  id: verbatim,
  shipmentIdentifiers: z.array(fields({ type: verbatim, value: verbatim })),
  infoMessages: list(message),
})
export type DispatchAnswer = z.output<typeof DispatchAnswer>

/** What of the status of a shipment the product reads. */
export const StatusAnswer = z.object({
  shipment: fields({ id: verbatim, shipmentIdentifiers: identifiers }),
  latestStatusUpdate: fields({ statusCode: verbatim }),
})
export type StatusAnswer = z.output<typeof StatusAnswer>

/** The sentences in the body of a refusal, those about single fields included. */
export const refusalMessages = fields({ errorMessage: text, errors: list(message) }).transform(
  ({ errorMessage, errors }) => {
    const told = sentences(errors)
    return told.length > 0 ? told : [errorMessage].filter((one) => one !== null)
  },
)

const sentences = (messages: readonly Message[]): string[] => [
  ...new Set(messages.map(({ message: told, diagnostic }) => told ?? diagnostic).filter((one) => one !== null)),
]

export function fromDispatch({ id, shipmentIdentifiers, infoMessages }: DispatchAnswer): PartnerBooked {
  const told = infoMessages.filter(({ severity }) => severity !== 'INFO')
  return { ...numbersOf(id, shipmentIdentifiers), state: 'Booked', messages: sentences(told) }
}

function numbersOf(id: string | null, numbers: DispatchAnswer['shipmentIdentifiers']) {
  const of = (type: string) => numbers.find((one) => one.type === type)?.value ?? null
  const [proNumber, pickupNumber] = [of('PRO'), of('PICKUP')]
  return { reference: id ?? pickupNumber ?? proNumber ?? of('BILL_OF_LADING') ?? '', proNumber, pickupNumber }
}

/** What project44 says of an attempt: it follows what it dispatched, under the number of the attempt. */
export function fromStatus(answer: StatusAnswer, { attemptId }: EarlierCall): PartnerAnswer {
  const { id, shipmentIdentifiers } = answer.shipment
  const isOurs = shipmentIdentifiers.some(({ type, value }) => type === 'EXTERNAL' && value === attemptId)
  if (!isOurs) return { state: 'Unknown', message: 'project44 told of another shipment' }
  if (answer.latestStatusUpdate.statusCode === 'CANCELED')
    return { state: 'Refused', messages: ['The carrier cancelled this booking'] }
  return { ...numbersOf(id, shipmentIdentifiers), state: 'Booked', messages: [] }
}

/** project44 works off what it is sent later than it answers: only after this long it means something that it knows nothing. */
const settledMs = 10 * 60_000

export const neverHeard = ({ sentAt }: EarlierCall, now: number): PartnerAnswer =>
  now - sentAt.getTime() < settledMs
    ? { state: 'Unknown', message: 'project44 does not know of this booking yet' }
    : { state: 'Refused', messages: ['project44 never heard of this booking'] }
