/** NOTE-19: the fonts that a note may be written in. */
export const noteFonts = [
  'Times New Roman',
  'Roboto',
  'Arial',
  'Courier New',
  'Courier',
  'Verdana',
  'Georgia',
  'Comic Sans MS',
] as const
export type NoteFont = (typeof noteFonts)[number]

/** NOTE-18: level 0 is a normal paragraph. */
export const noteHeadings = [0, 1, 2, 3, 4, 5, 6] as const
export type NoteHeading = (typeof noteHeadings)[number]

/** NOTE-17 */
export const deepestList = 6

/** NOTE-13 */
export const mostSuggestions = 5

/** Characters of a note's text, and of the same with its formatting. */
export const longestNote = 10_000
export const longestNoteHtml = 100_000

/** Pictures of one note, and bytes of one picture. */
export const mostPictures = 20
export const notePictureLimit = 10 * 1024 * 1024

export const emptyNote = 'Write a note first'
export const tooManyPictures = `A note holds at most ${mostPictures} pictures`
export const pictureTooLarge = 'The picture is larger than 10 MB'
export const notAPicture = 'Choose a PNG, JPEG, WebP, GIF or HEIC picture'

/** Whom an edit mentions that the note did not mention before: they alone are told of it. */
export const newlyMentioned = (before: readonly string[], after: readonly string[]): string[] =>
  [...new Set(after)].filter((id) => !before.includes(id))

/** What the author reads when somebody who was mentioned may not open the record, or is no user any more. */
export function leftOutSentence(names: readonly string[], kind: string): string | null {
  if (names.length === 0) return null
  const who = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `${who} cannot open this ${kind} and will not be told of the note`
}
