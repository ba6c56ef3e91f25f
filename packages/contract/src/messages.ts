/** Texts that several rules or screens share. */
export const required = 'This field is required.'
export const unknownError = 'An unknown error occurred.'
export const unknownErrorInDialog = 'An unknown error has occurred'
export const changedMeanwhile = 'Someone else saved this record after you opened it.'
