/** CONTACT-34: the text beside an address that is none. */
export const emailMessage = 'Not a valid email'

/** CONTACT-35: non-blank characters without "@", then "@", then a domain with at least one dot. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
