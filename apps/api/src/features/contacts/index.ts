export { contactsOfLocation, createContactAtLocation, moveContactsToLocation } from './at-location.ts'
export { refuseTaken } from './refuse-taken.ts'
