/**
 * Formats typed digits as a phone number: the first ten as `(123) 456-7890`, further ones as ` ext. ` plus those
 * digits. (CONTACT-40)
 */
export function formatPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, mostDigits)
  const [area, exchange, line, extension] = [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6, 10),
    digits.slice(10),
  ]
  if (!area) return ''
  if (!exchange) return `(${area}`
  const number = line ? `${exchange}-${line}` : exchange
  return `(${area}) ${number}${extension && ` ext. ${extension}`}`
}

/** Ten digits and an extension of at most six. */
const mostDigits = 16

/** Accepts `(123) 456-7890` or `123 456-7890`, optionally followed by ` ext. ` and 1 to 6 digits. (CONTACT-37) */
export const isPhoneNumber = (text: string): boolean => /^(\(\d{3}\)|\d{3}) \d{3}-\d{4}( ext\. \d{1,6})?$/.test(text)

/** Message next to an invalid number. (CONTACT-38) */
export const phoneMessage = 'Not a valid phone number'
