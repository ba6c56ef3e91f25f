/** The pattern of a search column, which is kept in small letters, for rows that hold a text anywhere. */
export const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
