/** A changed field with both values as readers see them. Null stands for an empty value. */
export type ShownChange = { field: string; label: string; from: string | null; to: string | null }

/**
 * Describes fields that changed together as one event, such as "booked Acme Trucking for $1,200.00". The text follows
 * the name of the person, carrier or program. Null when the event is a different one.
 */
export type Phrase = {
  fields: readonly string[]
  text: (changes: Readonly<Record<string, ShownChange>>, who: string) => string | null
}

export const phrase = <F extends string>(
  fields: readonly F[],
  text: (changes: Readonly<Record<F, ShownChange>>, who: string) => string | null,
): Phrase => ({ fields, text: text as Phrase['text'] })

/** Phrase for a part of a record that is added, changed and removed as a whole, such as a watcher. */
export const partPhrase = (field: string, noun: string): Phrase =>
  phrase([field], ({ [field]: change }) => {
    const { from, to } = change as ShownChange
    if (from === null) return `added ${noun} ${to}`
    return to === null ? `removed ${noun} ${from}` : `changed ${noun} ${from} to ${to}`
  })

/**
 * Phrase for a partner's answer, which is recorded as "Acme Trucking: Rejected". The carrier answers in its own name, and
 * a user records the answer of a carrier.
 */
export const answerPhrase = (field: string, question: string): Phrase =>
  phrase([field], ({ [field]: change }, who) => {
    const [carrier = '', answer] = ((change as ShownChange).to ?? '').split(/: (.*)/)
    return who.startsWith(carrier)
      ? `answered ${question}: ${answer}`
      : `recorded the answer of ${carrier} to ${question}: ${answer}`
  })

/** A picture is recorded as "picture" and "new picture", because its content cannot be shown as text. */
export const pictureText = (noun: string, from: string | null, to: string | null): string => {
  if (from === null) return `added ${noun}`
  return to === null ? `removed ${noun}` : `replaced ${noun}`
}
