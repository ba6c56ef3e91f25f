import { isPhoneNumber, phoneMessage } from '@lanewise/domain/contacts/phone'
import { text } from './list.ts'

/** An optional phone number. A blank one counts as missing (CONTACT-36, CONTACT-37). */
export const PhoneNumber = text(40)
  .trim()
  .refine((value) => value === '' || isPhoneNumber(value), phoneMessage)
  .nullish()
  .transform((value) => value || null)
