import type { ConfirmationChoice } from '@lanewise/contract/rate-confirmation-fields'
import {
  type ConfirmationRecipient,
  findRateConfirmations,
  getConfirmationRecipient,
  sendRateConfirmation,
} from '@lanewise/contract/rate-confirmations'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { useQueryClient } from '@tanstack/react-query'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** The carrier that is about to be booked, by itself or by its rate. */
export type ToBook = { carrierId: string } | { rateId: string }

/**
 * Where the rate confirmation of a booking goes, and the user's choice for it. The choice replaces the one of the
 * server in the cache, so that the button and the dialog that books see the same.
 */
export function useConfirmation(toBook: ToBook | null) {
  const client = useQueryClient()
  const recipientQuery = query(getConfirmationRecipient, { query: toBook ?? {} })
  const { data: recipient = null } = useOperationQuery(recipientQuery, { enabled: toBook !== null, isFinal: true })
  const choose = (more: Partial<ConfirmationChoice>) =>
    client.setQueryData<ConfirmationRecipient>(recipientQuery.key, (before) => before && { ...before, ...more })
  return { recipient, choose, choice: recipient && choiceOf(recipient) }
}

/** Undefined where nothing is to choose. */
export const choiceOf = ({ method, isWanted, papers }: ConfirmationRecipient): ConfirmationChoice | undefined =>
  method === 'Provider' ? undefined : { isWanted, papers: method === 'Email' ? papers : [] }

export const useRateConfirmations = (shipmentId: string, isBooked: boolean) =>
  useOperationQuery(query(findRateConfirmations, { params: { shipmentId } }, { refreshOn: [shipmentChanged] }), {
    enabled: isBooked,
  })

export const useSendConfirmation = () => useOperation(sendRateConfirmation)
