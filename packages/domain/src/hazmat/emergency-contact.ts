/** The name and the phone number of an emergency contact, which are entered as one text. */
export function emergencyContactOf(text: string): { name: string; phone: string } {
  const phone = text.replace(/^[^\d(+]+/, '')
  return { name: text.slice(0, text.length - phone.length).trim(), phone }
}

/** A responder far away can call only a number with its area code: ten digits. (49 CFR 172.604) */
export const hasEmergencyPhone = (text: string | null): boolean =>
  emergencyContactOf(text ?? '').phone.replaceAll(/\D/g, '').length >= 10
