import {
  confirmationCauses,
  confirmationMethods,
  confirmationPapers,
  confirmationStates,
} from '@lanewise/domain/booking/rate-confirmation'
import { isEmailAddress } from '@lanewise/domain/contacts/email'
import { watcherEmailMessage } from '@lanewise/domain/watchers/notification-types'
import { z } from 'zod'
import { orNull } from './fields.ts'
import { Id, text } from './list.ts'
import { operation } from './operation.ts'
import { papers } from './rate-confirmation-fields.ts'

const channel = {
  carrierName: z.string(),
  method: z.enum(confirmationMethods),
  /** The mail address, or the provider that notifies the carrier. */
  recipient: z.string().nullable(),
}

/** Where the rate confirmation goes if the carrier is booked, and the last choice for that carrier. */
export const ConfirmationRecipient = z.object({
  ...channel,
  isWanted: z.boolean(),
  papers: z.array(z.enum(confirmationPapers)),
})
export type ConfirmationRecipient = z.output<typeof ConfirmationRecipient>

export const RateConfirmation = z.object({
  ...channel,
  id: Id,
  createdAt: z.iso.datetime(),
  cause: z.enum(confirmationCauses),
  state: z.enum(confirmationStates),
  /** Why it was not delivered. */
  reason: z.string().nullable(),
  sentAt: z.iso.datetime().nullable(),
  papers: z.array(z.enum(confirmationPapers)),
})
export type RateConfirmation = z.output<typeof RateConfirmation>

export const getConfirmationRecipient = operation({
  name: 'getConfirmationRecipient',
  summary: 'Where the rate confirmation of a booking would go',
  method: 'GET',
  path: '/rate-confirmations/recipient',
  permission: { any: ['BookShipment', 'CreateOrder'] },
  query: z
    .strictObject({ carrierId: Id.optional(), rateId: z.string().max(100).optional() })
    .refine(
      ({ carrierId, rateId }) => (carrierId === undefined) !== (rateId === undefined),
      'Name a carrier or a rate',
    ),
  answer: ConfirmationRecipient,
})

const ofShipment = { params: z.strictObject({ shipmentId: Id }) } as const

export const findRateConfirmations = operation({
  ...ofShipment,
  name: 'findRateConfirmations',
  summary: 'Rate confirmations of a shipment, newest first',
  method: 'GET',
  path: '/shipments/{shipmentId}/rate-confirmations',
  permission: 'ViewShipment',
  answer: z.object({ confirmations: z.array(RateConfirmation) }),
})

export const sendRateConfirmation = operation({
  ...ofShipment,
  name: 'sendRateConfirmation',
  summary: 'Send the rate confirmation of a booked shipment',
  method: 'POST',
  path: '/shipments/{shipmentId}/rate-confirmations',
  permission: 'BookShipment',
  body: z.strictObject({
    /** Sent to this address. Without one, it goes by the usual channel of the carrier. */
    email: text(254).trim().refine(isEmailAddress, watcherEmailMessage).nullish().transform(orNull),
    papers: papers.default([]),
  }),
  answer: RateConfirmation,
})
