/** Fonts allowed in notes. (NOTE-19) */
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

/** Level 0 is a normal paragraph. (NOTE-18) */
export const noteHeadings = [0, 1, 2, 3, 4, 5, 6] as const
export type NoteHeading = (typeof noteHeadings)[number]

export const deepestList = 6

export const mostSuggestions = 5

/** Maximum characters of a note's text, and of the same text with formatting. */
export const longestNote = 10_000
export const longestNoteHtml = 100_000

/** Maximum pictures per note, and maximum bytes per picture. */
export const mostPictures = 20
export const notePictureLimit = 10 * 1024 * 1024

export const emptyNote = 'Write a note first'
export const tooManyPictures = `A note holds at most ${mostPictures} pictures`
export const pictureTooLarge = 'The picture is larger than 10 MB'
export const notAPicture = 'Choose a PNG, JPEG, WebP, GIF or HEIC picture'

/** Users mentioned by an edit but not in the note before; only they are notified. */
export const newlyMentioned = (before: readonly string[], after: readonly string[]): string[] =>
  [...new Set(after)].filter((id) => !before.includes(id))

/** Message to the author when a mentioned user may not open the record or is no longer a user. */
export function leftOutSentence(names: readonly string[], kind: string): string | null {
  if (names.length === 0) return null
  const who = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `${who} cannot open this ${kind} and will not be notified of the note`
}
