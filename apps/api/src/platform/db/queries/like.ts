/** The pattern for texts that begin with this one, as it is written. */
export const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
