/** Message next to an invalid address. (CONTACT-34) */
export const emailMessage = 'Not a valid email'

/** Non-blank characters without "@", then "@", then a domain with at least one dot. (CONTACT-35) */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
