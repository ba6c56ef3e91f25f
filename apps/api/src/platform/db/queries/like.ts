/** LIKE pattern for texts that begin with this text, taken literally. */
export const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
