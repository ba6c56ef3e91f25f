/** What `contactId` says when the dialog for a new contact is meant (CONTACT-13). */
export const newContact = 'new'
