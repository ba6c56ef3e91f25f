import { isEmailAddress } from '@lanewise/domain/contacts/email'
import { watcherEmailMessage } from '@lanewise/domain/watchers/notification-types'
import { z } from 'zod'
import { text } from './list.ts'

export const mostRecipients = 20
export const tooManyRecipients = `At most ${mostRecipients} addresses at once`
export const noRecipient = 'Choose at least one recipient'

const email = text(254)
  .trim()
  .refine((value) => isEmailAddress(value), watcherEmailMessage)

/** Addresses that papers are mailed to. */
export const recipients = z.array(email).min(1, noRecipient).max(mostRecipients, tooManyRecipients)
