import { z } from 'zod'
import { fields, list, text, verbatim } from '#connectors/rates/partner-fields.ts'
import type { EarlierCall, PartnerAnswer, PartnerBooked } from '../booking-partner.ts'

const message = fields({ severity: verbatim, message: text, diagnostic: text })
const identifiers = list(fields({ type: verbatim, value: verbatim }))
type Message = z.output<typeof message>

/** The fields of a dispatch response that are used. A response without shipment numbers is invalid. */
export const DispatchAnswer = z.object({
  id: verbatim,
  shipmentIdentifiers: z.array(fields({ type: verbatim, value: verbatim })),
  infoMessages: list(message),
})
export type DispatchAnswer = z.output<typeof DispatchAnswer>

export const StatusAnswer = z.object({
  shipment: fields({ id: verbatim, shipmentIdentifiers: identifiers }),
  latestStatusUpdate: fields({ statusCode: verbatim }),
})
export type StatusAnswer = z.output<typeof StatusAnswer>

/** Sentences in the body of a refusal, including those about single fields. */
export const refusalMessages = fields({ errorMessage: text, errors: list(message) }).transform(
  ({ errorMessage, errors }) => {
    const fieldMessages = sentences(errors)
    return fieldMessages.length > 0 ? fieldMessages : [errorMessage].filter((one) => one !== null)
  },
)

const sentences = (messages: readonly Message[]): string[] => [
  ...new Set(messages.map(({ message: text, diagnostic }) => text ?? diagnostic).filter((one) => one !== null)),
]

export function fromDispatch({ id, shipmentIdentifiers, infoMessages }: DispatchAnswer): PartnerBooked {
  const warnings = infoMessages.filter(({ severity }) => severity !== 'INFO')
  return { ...numbersOf(id, shipmentIdentifiers), state: 'Booked', messages: sentences(warnings) }
}

function numbersOf(id: string | null, numbers: DispatchAnswer['shipmentIdentifiers']) {
  const of = (type: string) => numbers.find((one) => one.type === type)?.value ?? null
  const [proNumber, pickupNumber] = [of('PRO'), of('PICKUP')]
  return { reference: id ?? pickupNumber ?? proNumber ?? of('BILL_OF_LADING') ?? '', proNumber, pickupNumber }
}

/** Status of an attempt at project44, which tracks dispatches under the attempt id. */
export function fromStatus(answer: StatusAnswer, { attemptId }: EarlierCall): PartnerAnswer {
  const { id, shipmentIdentifiers } = answer.shipment
  const isOurs = shipmentIdentifiers.some(({ type, value }) => type === 'EXTERNAL' && value === attemptId)
  if (!isOurs) return { state: 'Unknown', message: 'project44 answered about another shipment' }
  if (answer.latestStatusUpdate.statusCode === 'CANCELED')
    return { state: 'Refused', messages: ['The carrier cancelled this booking'] }
  return { ...numbersOf(id, shipmentIdentifiers), state: 'Booked', messages: [] }
}

/**
 * project44 processes a dispatch after it has answered. Only after this time does an unknown attempt mean that it was
 * not booked.
 */
const settledMs = 10 * 60_000

export const unknownBooking = ({ sentAt }: EarlierCall, now: number): PartnerAnswer =>
  now - sentAt.getTime() < settledMs
    ? { state: 'Unknown', message: 'project44 does not know of this booking yet' }
    : { state: 'Refused', messages: ['project44 has no record of this booking'] }
