/** Texts shared by several rules or screens. */
export { requiredMessage as required } from '@lanewise/domain/shared/issue'
export const unknownError = 'An unknown error occurred.'
export const databaseAway = 'The database is not available right now. Try again in a moment.'
export const unknownErrorInDialog = 'An unknown error has occurred'
/** Message for a repeated call while the first one is still being processed. */
export const stillUnderWay = 'This is still under way. Wait a moment and try again.'
/** Message for a repeated call whose first attempt died after it had saved something. */
export const interrupted =
  'This was interrupted after a part of it was saved. Check what is there before you do it again.'
export const changedMeanwhile = 'This record changed after you opened it.'
export const dateOutOfRange = 'Enter a date between 1990 and 2100'

/** Validation messages for values outside a list of choices. */
export const chooseChargeType = 'Choose one of the charge types'
export const chooseNotification = 'Choose one of the notifications'
export const chooseMethod = 'Choose one of the methods'
export const chooseShippingMode = 'Choose one of the shipping modes'
export const oneChargeAtLeast = 'Enter at least one charge'

export const notACursor = 'Not a cursor of this list'
