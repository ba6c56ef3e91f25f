/** Value of `contactId` that opens the dialog for a new contact. (CONTACT-13) */
export const newContact = 'new'
